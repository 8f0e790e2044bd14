import type { ComponentChildren } from 'preact';

// Small marks of the shell, drawn by hand on a 24 grid.

function Icon({ children }: { children: ComponentChildren }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      stroke-width={1.8}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const Gear = () => (
  <Icon>
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9" />
    <circle cx="15" cy="7" r="2" />
    <circle cx="9" cy="17" r="2" />
  </Icon>
);
export const Clock = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.2" />
    <path d="M12 7.4V12l3.2 2" />
  </Icon>
);
export const Back = () => (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9" />
  </Icon>
);
export const Scroll = () => (
  <Icon>
    <path d="M5 6h14M5 12h14M5 18h9" />
  </Icon>
);
export const Cross = () => (
  <Icon>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);
export const Question = () => (
  <Icon>
    <path d="M8.6 8.8a3.5 3.5 0 1 1 5 3.6c-1.1.6-1.6 1.2-1.6 2.6M12 18.6v.1" />
  </Icon>
);
export const Copy = () => (
  <Icon>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15V6a2 2 0 0 1 2-2h8" />
  </Icon>
);
export const PaperPlane = () => (
  <Icon>
    <path d="M20.5 3.5 10 14M20.5 3.5 14 20.5l-4-6.5-6.5-4Z" />
  </Icon>
);
export const Bubble = () => (
  <Icon>
    <path d="M12 4.5c5 0 8.5 2.9 8.5 6.8S17 18 12 18c-.9 0-1.8-.1-2.6-.3L5 20l.8-3.7c-1.5-1.2-2.3-2.9-2.3-5 0-3.9 3.5-6.8 8.5-6.8Z" />
  </Icon>
);
export const Bulb = () => (
  <Icon>
    <path d="M9 17.5h6M10 20.5h4M8.8 14.6A6 6 0 1 1 15.2 14.6c-.5.4-.7.9-.7 1.5v1.4h-5v-1.4c0-.6-.2-1.1-.7-1.5Z" />
  </Icon>
);
export const Finger = () => (
  <Icon>
    <path d="M9 13.5V4.6a1.6 1.6 0 0 1 3.2 0V10M12.2 10a1.6 1.6 0 0 1 3.1.3v.6M15.3 10.9a1.6 1.6 0 0 1 3.2.2v4.4a5.5 5.5 0 0 1-5.5 5.5c-2.2 0-3.6-.8-4.8-2.5l-3-4.6c-.8-1.6.9-2.8 2.2-1.7L9 13.5" />
  </Icon>
);
export const Tick = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
export const Play = () => (
  <Icon>
    <path d="M7.5 5v14l11-7Z" />
  </Icon>
);
export const Pause = () => (
  <Icon>
    <path d="M8.5 5.5v13M15.5 5.5v13" />
  </Icon>
);
export const StepForward = () => (
  <Icon>
    <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
  </Icon>
);
export const StepBack = () => (
  <Icon>
    <path d="M14.5 5.5 8 12l6.5 6.5" />
  </Icon>
);
export const FastForward = () => (
  <Icon>
    <path d="m5.5 5.5 6.5 6.5-6.5 6.5M13 5.5l6.5 6.5-6.5 6.5" />
  </Icon>
);
export const FastBack = () => (
  <Icon>
    <path d="M18.5 5.5 12 12l6.5 6.5M11 5.5 4.5 12l6.5 6.5" />
  </Icon>
);
export const Plus = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const BoxMark = () => (
  <Icon>
    <path d="M4 8.5 12 4l8 4.500V16l-8 4.500L4 16ZM4 8.500l8 4.500 8-4.500M12 13v7.500" />
  </Icon>
);
