import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { clockOfJourneys } from './clock-of-journeys.ts';

const printed = `
  import { Worker } from 'node:worker_threads';
  new Worker('console.log(new Date().toISOString(), new Date(Date.now()).toISOString())', { eval: true });
`;

it('moves the clock of a program and of its threads to a moment of Brasília, from where it goes on', () => {
  const env = { ...process.env, ...clockOfJourneys('2031-12-01T00:10') };
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', printed], { env, encoding: 'utf8' });
  const times = said.trim().split(' ');
  expect(times).toHaveLength(2);
  for (const time of times) {
    expect(time >= '2031-12-01T03:10').toBe(true);
    expect(time < '2031-12-01T06').toBe(true);
  }
});

it('moves nothing without a date, and names what it does not take', () => {
  expect(clockOfJourneys(undefined)).toEqual({});
  for (const date of ['2026-12-01', '2026-13-01T00:10', 'tomorrow']) {
    expect(() => clockOfJourneys(date)).toThrow(date);
  }
});
