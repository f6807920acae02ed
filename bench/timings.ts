/** Returns the time below which this share of sorted times lies. */
export const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Returns the times of the rounds of `work` in ascending order, after three for warm-up. In milliseconds. */
export async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < rounds + 3; i++) {
    const started = performance.now();
    await work();
    if (i >= 3) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

/**
 * Prints p50 and p95 of the rounds of `work`, after two for warm-up, and the processor time of each in this process, which
 * is comparable on a busy machine too. In milliseconds.
 */
export async function sayTimes(name: string, rounds: number, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let i = 0; i < 2; i++) await work();
  const before = process.cpuUsage();
  for (let i = 0; i < rounds; i++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const told = (figure: number) => figure.toFixed(1).padStart(7);
  const own = (user + system) / 1000 / rounds;
  console.log(`${name.padEnd(44)} p50 ${told(at(times, 0.5))}   p95 ${told(at(times, 0.95))}   CPU ${told(own)}`);
}
