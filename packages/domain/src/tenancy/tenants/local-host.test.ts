import { describe, expect, it } from 'vitest';
import { isLocalHost } from './local-host.ts';

describe('isLocalHost', { tags: ['D-42'] }, () => {
  it.each(['localhost', '127.0.0.1', '::1', 'kairos.localhost', 'a.b.localhost'])('accepts %s', (host) => {
    expect(isLocalHost(host)).toBe(true);
  });

  it.each(['localhost.test', 'meulocalhost', '10.0.0.1', '127.0.0.1.test', ''])('rejects %j', (host) => {
    expect(isLocalHost(host)).toBe(false);
  });
});
