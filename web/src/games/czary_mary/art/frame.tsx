import type { ComponentChildren } from 'preact';

interface FrameProps {
  viewBox: string;
  width: number | undefined;
  height: number | undefined;
  title: string | undefined;
  children: ComponentChildren;
}

/** A drawing is decoration unless the caller gives it a title. */
export function Frame({ title, children, ...box }: FrameProps) {
  if (!title) {
    return (
      <svg aria-hidden="true" {...box}>
        {children}
      </svg>
    );
  }
  return (
    <svg role="img" aria-label={title} {...box}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
