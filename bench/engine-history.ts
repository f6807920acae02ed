import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'engine-history.json');

/** The figures of one file: medians of its pairs. Ratios are those of the engine to the baseline. */
export interface StoredFigures {
  ratio: number;
  /** Processor time of the engine over two cores, to that of the baseline. */
  processor: number;
  peakMegabytes: number;
}

/** One run of the benchmark, with what its figures depend on. */
export interface StoredRun {
  date: string;
  processor: string;
  cores: number;
  node: string;
  /** Load averages of one minute at the begin and at the end; above the number of cores, other work ran beside it. */
  load: [begin: number, end: number];
  /** Notes of the largest file. */
  notes: number;
  /** Processor seconds of the command on the example upload, with the Node that starts it; median. */
  commandSeconds?: number;
  files: Record<string, StoredFigures>;
}

export const machine = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  node: process.version,
});

function storedRuns(): StoredRun[] {
  return JSON.parse(readFileSync(file, 'utf8')) as StoredRun[];
}

/** Returns the last stored run with as many notes, of the same kind of machine where there is one. */
export function lastStoredRun(notes: number): StoredRun | undefined {
  const { processor, cores } = machine();
  const runs = storedRuns().filter((run) => run.notes === notes);
  return runs.findLast((run) => run.processor === processor && run.cores === cores) ?? runs.at(-1);
}

/** Adds a run to the stored ones, which are committed. */
export function storeRun(run: StoredRun): void {
  writeFileSync(file, `${JSON.stringify([...storedRuns(), run], null, 2)}\n`);
}

/** Describes a figure beside its earlier value: `0.46 (was 0.69, −33 %)`. */
export function besideEarlier(now: number, earlier: number | undefined, decimals = 2): string {
  if (earlier === undefined) return now.toFixed(decimals);
  const percent = Math.round((now / earlier - 1) * 100);
  const change = `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
  return `${now.toFixed(decimals)} (was ${earlier.toFixed(decimals)}, ${change})`;
}
