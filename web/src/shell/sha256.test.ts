import { expect, it } from 'vitest';
import { sha256 } from './sha256';

// As sha256sum reckons them, around the ends of its blocks.
const known: [number, string][] = [
  [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  [1, '594e519ae499312b29433b7dd8a97ff068defcba9755b6d5d00e84c524d67b06'],
  [40, 'b0ca57e6f52f6a4dafa3aa50c44eae2c793f0c7fa0475da95b3c427e57487c2d'],
  [41, '0dbe0aea5f34c7e1b0237a9e30ccf5ba0223f3d75c5bd28b78cdca0103e190db'],
  [42, '1b744d9314772b8cee45cd7af28dbd33ee24a164c0afbf92195e94e38a1d47e5'],
  [44, '347257dacc5a4a28465a7bbc2b5e67a677b11d061fb607982ed5b294d1eb897f'],
  [45, 'dc82486d3b40a755bf62330fe468df5e36f567a070296635dc6284c06ea5a121'],
  [46, '1dafe254ad871a2594d16a996f26e1c1c4c8c301bc3c4bba694edfc3555c0b18'],
  [47, '4c50710dad4139c8ac26865540a028063261bca3a10e1fe75b4c02999758dc4c'],
  [48, 'a8aa7cdd10668cb06f6e2122e61b257afa7cb1a0d05d767a0330a3d7d87ddc0b'],
  [100, '420d9eaece5dcc73673b6714b835c012e03aaa2bc1943c770f7e81b26e7142df'],
  [200, '3424f3cf1ce3d3666b562821a114cd010c2596330207def1ad7ba50c94787758'],
];

it.each(known)('is what everybody else reckons of %i letters', (length, hash) => {
  expect(sha256('zażółć gęślą jaźń '.repeat(12).slice(0, length))).toBe(hash);
});
