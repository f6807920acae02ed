import { describe, expect, test } from 'vitest';
import { isLocalHost } from './local-host.ts';

describe('D-42 localhost and its kin', () => {
  test.each(['localhost', '127.0.0.1', '::1', 'kairos.localhost', 'a.b.localhost'])('%s is local', (host) => {
    expect(isLocalHost(host)).toBe(true);
  });

  test.each(['localhost.test', 'meulocalhost', '10.0.0.1', '127.0.0.1.test', ''])('%j is not', (host) => {
    expect(isLocalHost(host)).toBe(false);
  });
});
