import { describe, expect, it } from 'vitest';
import { raisedOf } from './track';

describe('numbers above the score track', () => {
  it('stay right above a master who stands alone', () =>
    expect(raisedOf([0.1, 0.2, 0.5])).toEqual([false, false, false]));
  it('go up and down where masters crowd', () =>
    expect(raisedOf([0.1, 0.12, 0.14, 0.16])).toEqual([false, true, false, true]));
});
