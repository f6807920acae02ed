import { describe, expect, it } from 'vitest';
import { keysOf, recordOf } from './record-keys.ts';

describe('typed records', () => {
  it('have the keys of the object in order', () => {
    expect(keysOf({ b: 1, a: undefined })).toEqual(['b', 'a']);
  });

  it('have a value for each key', () => {
    expect(recordOf(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' });
  });
});
