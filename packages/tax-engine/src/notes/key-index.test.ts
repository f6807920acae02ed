import { describe, expect, it } from 'vitest';
import { KeyIndex } from './key-index.ts';

const keyOf = (number: number) => `${'5'.repeat(30)}${String(number).padStart(14, '0')}`;

describe('KeyIndex', () => {
  it('numbers thousands of keys in order and finds each of them', () => {
    const index = new KeyIndex(1);
    for (let i = 0; i < 5000; i++) index.addText(keyOf(i));
    for (let i = 0; i < 5000; i += 7) index.addText(keyOf(i));
    expect(index.size).toBe(5000);
    expect([0, 1, 2500, 4999].map((i) => index.findText(keyOf(i)))).toEqual([0, 1, 2500, 4999]);
  });

  it('returns −1 for unknown keys and for texts that are no keys', () => {
    const index = new KeyIndex(4);
    index.addText('12345');
    index.addText(keyOf(1));
    expect(index.size).toBe(1);
    expect([keyOf(2), '12345', `ı${keyOf(1).slice(1)}`].map((key) => index.findText(key))).toEqual([-1, -1, -1]);
  });
});
