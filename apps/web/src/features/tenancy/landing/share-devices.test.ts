import { expect, it } from 'vitest';
import { isPhoneOrTablet } from './share-devices.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; SM-A556E) Chrome/142.0', 5, true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0', 10, false],
  ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 0, false],
])(
  'isPhoneOrTablet returns for %s with %i touch points: %s',
  { tags: ['I-022'] },
  (userAgent, maxTouchPoints, shares) => {
    expect(isPhoneOrTablet({ userAgent, maxTouchPoints })).toBe(shares);
  },
);
