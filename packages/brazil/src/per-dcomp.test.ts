import { describe, expect, it } from 'vitest';
import { dayOfPerDcomp, parsePerDcomp } from './per-dcomp.ts';

describe('parsePerDcomp', () => {
  it.each(['12345.67890.150326.1.3.04-1234', ' 123456789015032613041234 ', '12345 67890 150326 1 3 04 1234'])(
    'accepts %j',
    (text) => {
      expect(parsePerDcomp(text)).toBe('12345.67890.150326.1.3.04-1234');
    },
  );

  it.each([
    '',
    'abc',
    '12345.67890',
    '12345.67890.310226.1.3.04-1234',
    '12345.67890.150326.1.3.04-12345',
    '12345.67890.150326.1.3.04-123x',
  ])('rejects %j', (text) => {
    expect(parsePerDcomp(text)).toBeUndefined();
  });

  it('contains the day of transmission', () => {
    const number = parsePerDcomp('12345.67890.150326.1.3.04-1234');
    expect(number && dayOfPerDcomp(number)).toBe('2026-03-15');
  });
});
