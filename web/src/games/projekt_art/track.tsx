import { type ArtScene, sheetOf } from './count';
import { AgentIcon, ArtIcon, ArtworkIcon, DieIcon, HandIcon, ResourceIcon } from './icons';

// The track of art: how dangerous the agents are, and what an ally costs, while a space is the first free one.
export function Track({ view, say, components }: ArtScene) {
  const sheet = sheetOf(view, components);
  return (
    <section class="pa-track" aria-label={say.say('label.track')} data-anchor="track">
      <ol class="pa-spaces" data-number="collected" data-of="[data-full=true]" data-most={sheet.track.length}>
        {sheet.track.map((space, i) => (
          <li
            key={i}
            class="pa-space"
            data-at={`space-${i}`}
            data-thing={`track:${i}`}
            data-next={i === view.collected}
            data-full={i < view.collected}
          >
            {i < view.collected ? (
              <>
                <ArtworkIcon art={space.art} />
                <span class="unseen">{say.say('label.work')}</span>
              </>
            ) : (
              <>
                <span class="pa-space-top">
                  <b class="number">
                    <span class="unseen">{say.say('label.threat')} </span>
                    {space.threat}
                  </b>
                  {space.art && (
                    <>
                      <ArtIcon art={space.art} />
                      <span class="unseen">, {say.say(`art.${space.art}`)}</span>
                    </>
                  )}
                </span>
                <span class="pa-price number">
                  <span class="unseen">, {say.say('label.price')} </span>
                  {space.price}
                  <ResourceIcon resource="radios" />
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

// What makes every fight harder or easier: the White Hand, the threat, and the allies' dice.
export function Forces({ view, say, components }: ArtScene) {
  const most = components.ally_dice.value;
  return (
    <ul class="pa-forces">
      <li data-at="white-hand" data-thing="board:white_hand" data-explain={say.say('explain.white_hand')}>
        <HandIcon />
        <span class="unseen">{say.say('label.white_hand')} </span>
        <b class="number" data-number="white_hand">
          {view.white_hand}
        </b>
      </li>
      <li
        class="pa-allies"
        data-number="allies"
        data-of="[data-won=true]"
        data-most={most}
        data-thing="board:allies"
        data-explain={say.say('explain.allies')}
        data-anchor="allies"
      >
        <span class="unseen">
          {say.say('label.allies')} {view.allies}/{most}
        </span>
        {Array.from({ length: most }, (_, i) => (
          <span key={i} class="pa-ally" data-won={i < view.allies}>
            <DieIcon pips={5} ally rolling={false} />
          </span>
        ))}
      </li>
      <li data-explain={say.say('explain.agents_left')}>
        <AgentIcon at="agents" />
        <span class="unseen">{say.say('label.agents_left')} </span>
        <b class="number" data-number="agents_left">
          {view.agents_left}
        </b>
      </li>
      <li data-explain={say.say('explain.artworks_left')}>
        <ArtworkIcon art={null} at="works" />
        <span class="unseen">{say.say('label.artworks_left')} </span>
        <b class="number" data-number="artworks_left">
          {view.artworks_left}
        </b>
      </li>
      <li data-explain={say.say('explain.markers_left')}>
        <span class="pa-marker">
          <HandIcon />
        </span>
        <span class="unseen">{say.say('label.markers_left')} </span>
        <b class="number" data-number="markers_left">
          {view.markers_left}
        </b>
      </li>
      <li data-explain={say.say('explain.health_left')}>
        <ResourceIcon resource="health" />
        <span class="unseen">{say.say('label.health_left')} </span>
        <b class="number" data-number="health_left">
          {view.health_left}
        </b>
      </li>
    </ul>
  );
}
