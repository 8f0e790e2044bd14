// SHA-256 of a text, as hexadecimal digits. The browser's own is to be had only where the page came over TLS, and a club's server on the local network
// may do without.

const primes: number[] = [];
for (let n = 2; primes.length < 64; ++n) if (primes.every((prime) => n % prime !== 0)) primes.push(n);

// The first 32 bits behind the point.
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const start = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const rounds = primes.map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: number[], block: DataView, at: number): void {
  const words = Array.from({ length: 16 }, (_, i) => block.getInt32(at + 4 * i));
  for (let i = 16; i < 64; ++i) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; ++i) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i]! + word) | 0;
}

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = [...start];
  for (let at = 0; at < padded.length; at += 64) mix(state, view, at);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
