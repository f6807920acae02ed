import { describe, expect, it } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

/** Set by `npm run fuzz -- api`; the short form is part of the tests. */
const calls = Number(process.env.FUZZ_CALLS ?? 800);
const seed = Number(process.env.FUZZ_SEED ?? 16);
const isLong = calls > 10_000;
/** Growth of the heap, after the first blocks have filled caches, that a leak of 300 bytes per call would pass. */
const maxGrowth = 30;

describe('random calls of every endpoint', () => {
  it('never get a 5xx, never hang, and answer as their schemas say', { timeout: 60_000 + calls * 500 }, async () => {
    const started = performance.now();
    const result = await runFuzz({ calls, seed, report: isLong ? print : undefined });
    const growth = (result.heap.at(-1) ?? 0) - (result.heap[Math.floor(result.heap.length / 5)] ?? 0);
    if (isLong || result.findings.length > 0) report(result, growth, (performance.now() - started) / 1000);
    expect(result.findings.slice(0, 20)).toEqual([]);
    expect(result.succeeded.size).toBeGreaterThan(result.endpoints / 3);
    if (isLong) expect(growth).toBeLessThan(maxGrowth);
  });
});

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function report(result: Awaited<ReturnType<typeof runFuzz>>, growth: number, seconds: number): void {
  const { findings, statuses, succeeded, endpoints, slowestMilliseconds } = result;
  print(
    [
      `${calls.toLocaleString('en')} calls of seed ${seed} in ${seconds.toFixed(0)} s`,
      `statuses   ${JSON.stringify(statuses)}`,
      `succeeded  ${succeeded.size} of ${endpoints} endpoints`,
      `slowest    ${slowestMilliseconds.toFixed(0)} ms`,
      `growth     ${growth.toFixed(1)} MB of heap since a fifth of the run`,
      `findings   ${findings.length}`,
    ].join('\n'),
  );
  const byEndpoint = Map.groupBy(findings, ({ name, problem }) => `${name} ${problem.slice(0, 60)}`);
  for (const found of byEndpoint.values()) {
    const [{ call, name, problem, request } = { call: 0, name: '', problem: '', request: '' }] = found;
    print(`\n${found.length} × ${name}, first at call ${call}\n${problem}\n${request}`);
  }
}
