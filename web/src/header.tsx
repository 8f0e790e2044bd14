import { useEffect, useRef } from 'preact/hooks';
import { Gear, Question } from './icons';
import { Link, type Place } from './router';
import { languages, settings, speeds, themes } from './settings';
import { useStore } from './store';
import { useWords } from './texts';

export function Header({ place }: { place: Place }) {
  const words = useWords();
  return (
    <header class="header" data-page={place.page}>
      <Link to="/" class="brand">
        Atelier
      </Link>
      <div class="header-slot" id="header-slot" />
      <LanguageSwitch />
      <SettingsMenu label={words.say('settings.title')} />
    </header>
  );
}

function LanguageSwitch() {
  const words = useWords();
  const { language } = useStore(settings);
  return (
    <fieldset class="switch" aria-label={words.say('settings.language')}>
      {languages.map((each) => (
        <button
          type="button"
          key={each}
          lang={each}
          aria-pressed={each === language}
          aria-label={each === 'pl' ? 'Polski' : 'English'}
          onClick={() => settings.change({ language: each })}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

function SettingsMenu({ label }: { label: string }) {
  const words = useWords();
  const { theme, speed } = useStore(settings);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.querySelector('summary')?.focus();
      } else if (details.contains(event.target as Node)) return;
      details.open = false;
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details class="menu" ref={menu}>
      <summary aria-label={label} title={label}>
        <Gear />
      </summary>
      <div class="menu-sheet">
        <Choice
          legend={words.say('settings.theme')}
          name="theme"
          value={theme}
          values={themes}
          word={(each) => words.say(`theme.${each}`)}
          choose={(each) => settings.change({ theme: each })}
        />
        <Choice
          legend={words.say('settings.speed')}
          name="speed"
          value={speed}
          values={speeds}
          word={(each) => words.say(`speed.${each}`)}
          choose={(each) => settings.change({ speed: each })}
        />
      </div>
    </details>
  );
}

interface ChoiceProps<T extends string | number> {
  legend: string;
  hint?: string;
  name: string;
  value: T;
  values: readonly T[];
  word: (value: T) => string;
  choose: (value: T) => void;
}

// A few alternatives side by side, one pressed: a radio group that looks like paint tubes in a row.
export function Choice<T extends string | number>({ legend, hint, name, value, values, word, choose }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {hint && <p class="choice-hint">{hint}</p>}
      <div class="choice-row">
        {values.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
            <span>{word(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function HelpLink({ game }: { game: string }) {
  const words = useWords();
  return (
    <Link to={`/help/${game}`} class="icon-button" label={words.say('help.open')}>
      <Question />
    </Link>
  );
}
