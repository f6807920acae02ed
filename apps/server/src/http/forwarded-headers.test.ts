import fastify from 'fastify';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { manualClock } from '../../test/manual-clock.ts';
import { warnOfForwardedHeaders } from './forwarded-headers.ts';

function startWith(trustProxy?: string) {
  const lines: { level: number; msg: string; headers?: string[] }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = fastify({ logger: { level: 'warn', stream } });
  const register = new Registry();
  const clock = manualClock();
  warnOfForwardedHeaders(app, { trustProxy, register, clock });
  app.get('/', async () => 'ok');
  const send = async (headers: Record<string, string>) => (await app.inject({ url: '/', headers })).statusCode;
  const ignored = async () =>
    (await register.getSingleMetric('http_forwarded_headers_ignored_total')?.get())?.values[0]?.value ?? 0;
  return { send, lines, clock, ignored };
}

it('warns once per hour of forwarded headers while TRUST_PROXY is off, and counts each request', async () => {
  const { send, lines, clock, ignored } = startWith();
  await send({});
  expect([lines, await ignored()]).toEqual([[], 0]);
  expect(await send({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' })).toBe(200);
  await send({ forwarded: 'for=203.0.113.7' });
  await send({ 'x-forwarded-host': 'a.test' });
  expect(lines).toMatchObject([{ level: 40, headers: ['x-forwarded-for', 'x-forwarded-proto'] }]);
  expect(lines[0]?.msg).toContain('TRUST_PROXY=loopback');
  expect(JSON.stringify(lines)).not.toContain('203.0.113.7');
  clock.move(3_600_000);
  await send({ forwarded: 'for=203.0.113.7' });
  expect([lines.length, await ignored()]).toEqual([2, 4]);
});

it('is silent where a proxy is trusted', async () => {
  const { send, lines, ignored } = startWith('loopback');
  await send({ 'x-forwarded-for': '203.0.113.7' });
  expect([lines, await ignored()]).toEqual([[], 0]);
});
