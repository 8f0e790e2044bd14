import { Choice, NameField, Toggle } from './fields';
import { useFold } from './fold';
import { Gear, Question } from './icons';
import { Link, type Place } from './router';
import { languages, passings, settings, speeds, themes } from './settings';
import { useStore } from './store';
import { useWords } from './words';

export function Header({ place }: { place: Place }) {
  const words = useWords();
  return (
    <header class="header" data-page={place.page}>
      <Link to="/" class="brand" label="Atelier">
        A<span>telier</span>
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
          aria-label={each === 'pl' ? 'PL, polski' : 'EN, English'}
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
  const { theme, speed, passing, sounds } = useStore(settings);
  const menu = useFold();
  return (
    <details class="menu" ref={menu}>
      <summary aria-label={label} title={label}>
        <Gear />
      </summary>
      <div class="menu-sheet">
        <NameField />
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
        <Choice
          legend={words.say('settings.passing')}
          name="passing"
          value={passing}
          values={passings}
          word={(each) => words.say(`passing.${each}`)}
          choose={(each) => settings.change({ passing: each })}
        />
        <Toggle label={words.say('settings.sounds')} on={sounds} turn={(each) => settings.change({ sounds: each })} />
      </div>
    </details>
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
