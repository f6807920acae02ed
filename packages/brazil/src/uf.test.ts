import { describe, expect, it } from 'vitest';
import { ufNames, ufs } from './uf.ts';

describe('state', { tags: ['F-499', 'I-300'] }, () => {
  it('is one of 27, by two letters', () => {
    expect(new Set(ufs).size).toBe(27);
    expect(ufs.every((uf) => /^[A-Z]{2}$/.test(uf))).toBe(true);
  });

  it('has a name', () => {
    expect(Object.keys(ufNames).toSorted()).toEqual([...ufs].toSorted());
  });
});
