import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../shell/dialog';
import { Copy, Tick } from '../shell/icons';
import { useCopying } from '../table/share';
import { useBox } from './open_box';
import { useKept } from './use_kept';
import type { Desk } from './use_open_box';

// A link that carries the box's hash: whoever opens it sees the same box.
export function Share({ desk, close }: { desk: Desk; close: () => void }) {
  const { say, game } = useBox();
  const { hash, refused } = useKept(desk);
  const address = hash ? `${location.origin}/box/${game}/${hash}` : '';
  const [copied, copy] = useCopying(() => address);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(hash !== null), [hash]);
  return (
    <Dialog title={say.say('box.share')} look="box-dialog" close={close}>
      <p>{say.say('box.share.text')}</p>
      {refused !== null && (
        <p class="refusal" role="alert">
          {refused}
        </p>
      )}
      {ready && (
        <div class="share">
          <input
            class="field"
            readOnly
            value={address}
            aria-label={say.say('box.share.link')}
            onFocus={(focus) => focus.currentTarget.select()}
          />
          <button type="button" class="button" onClick={copy}>
            {copied ? <Tick /> : <Copy />}
            <span role="status">{say.say(copied ? 'waiting.copied' : 'waiting.copy')}</span>
          </button>
        </div>
      )}
    </Dialog>
  );
}
