import type { Refused } from '../generated/protocol';
import type { Phrasebook } from '../texts/format';

// Why something was not done, in the reader's language; the server's own sentence serves where no catalogue knows the code.
export function refusalWords(refused: Refused, say: Phrasebook): string {
  const key = `refusal.${refused.code}`;
  return say.has(key) ? say.say(key, { value: refused.value }) : refused.text;
}
