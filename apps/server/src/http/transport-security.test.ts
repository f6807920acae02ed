import fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerTransportSecurity } from './transport-security.ts';

async function policyOf(publicUrl: string | undefined, headers: Record<string, string>, trustProxy = 'loopback') {
  const app = fastify({ trustProxy });
  registerTransportSecurity(app, publicUrl);
  app.get('/', async () => 'ok');
  const replies = [await app.inject({ url: '/', headers }), await app.inject({ url: '/missing', headers })];
  return replies.map((reply) => reply.headers['strict-transport-security']);
}

const site = 'https://App.Restitui.test/';
const byHttps = { host: 'app.restitui.test', 'x-forwarded-proto': 'https' };

it('sends HSTS for a year on https requests to the host of an https PUBLIC_URL, errors included', async () => {
  expect(await policyOf(site, byHttps)).toEqual(['max-age=31536000', 'max-age=31536000']);
  expect(await policyOf('https://app.restitui.test:8443', { ...byHttps, host: 'app.restitui.test:8443' })).toEqual([
    'max-age=31536000',
    'max-age=31536000',
  ]);
});

it.each([
  ['an http PUBLIC_URL', 'http://app.restitui.test', byHttps],
  ['no PUBLIC_URL', undefined, byHttps],
  ['an http request', site, { host: 'app.restitui.test' }],
  ['the domain of a company', site, { ...byHttps, host: 'consultoria.test' }],
  ['a host below it', site, { ...byHttps, host: 'x.app.restitui.test' }],
])('sends no HSTS for %s', async (_, publicUrl, headers) => {
  expect(await policyOf(publicUrl, headers)).toEqual([undefined, undefined]);
});

it('does not believe the protocol of a proxy that is not trusted', async () => {
  expect(await policyOf(site, byHttps, '203.0.113.7')).toEqual([undefined, undefined]);
});
