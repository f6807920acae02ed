import { describe, expect, it } from 'vitest';
import { publicGuard, webGuard, webHostOf } from './host-guards.ts';

const apart = 'web.meridiano.test';

describe('host guards', { tags: ['D-42', 'I-025', 'I-026', 'I-027', 'I-030', 'C-26', 'C-35', 'X-02'] }, () => {
  it.each<[host: string, webHost: string | null, web: '/' | undefined, site: '/signin' | undefined]>([
    ['meridiano.test', apart, '/', undefined],
    ['www.meridiano.test', apart, '/', undefined],
    ['webmeridiano.test', apart, '/', undefined],
    ['web.meridiano.test', apart, undefined, '/signin'],
    ['dev.meridiano.test', apart, undefined, undefined],
    ['localhost', apart, undefined, undefined],
    ['127.0.0.1', apart, undefined, undefined],
    ['::1', apart, undefined, undefined],
    ['meridiano.localhost', apart, undefined, undefined],
    ['web.meridiano.localhost', 'web.meridiano.localhost', undefined, undefined],
    ['meridiano.test', null, undefined, undefined],
    ['web.meridiano.test', null, undefined, undefined],
    ['dev.meridiano.test', null, undefined, undefined],
  ])(
    'for %s with the web host %s redirect signed-in screens to %s and landing pages to %s',
    (host, webHost, web, site) => {
      expect(webGuard({ host, webHost })).toBe(web);
      expect(publicGuard({ host, webHost })).toBe(site);
    },
  );

  it('never cause a redirect loop', () => {
    for (const host of ['meridiano.test', 'web.meridiano.test', 'dev.meridiano.test', 'localhost']) {
      expect([webGuard({ host, webHost: apart }), publicGuard({ host, webHost: apart })]).toContain(undefined);
    }
  });

  it('apply only to tenants with a configured web. host', () => {
    expect(webHostOf(['meridiano.localhost', 'web.meridiano.test'])).toBe('web.meridiano.test');
    expect(webHostOf(['meridiano.localhost', 'webmail.test'])).toBeNull();
  });
});
