import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Cross } from './icons';
import { useWords } from './words';

interface DialogProps {
  title: string;
  look?: string;
  close: () => void;
  children: ComponentChildren;
}

// The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back.
export function Dialog({ title, look = '', close, children }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const returnTo = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (returnTo instanceof HTMLElement) returnTo.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same by keyboard
    <dialog
      ref={dialog}
      class={`dialog ${look}`}
      aria-labelledby={heading}
      onClose={close}
      onClick={(click) => click.target === dialog.current && close()}
    >
      <div class="dialog-sheet">
        <div class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="icon-button" aria-label={words.say('shell.close')} onClick={close}>
            <Cross />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
