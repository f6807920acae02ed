import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateNotes } from './generate-notes.ts';

const rounds = 3;
const here = import.meta.dirname;

interface Reading {
  seconds: number;
  peakBytes: number;
  months: number;
}

function run(command: string, args: string[], output: 'pipe' | 'ignore'): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', output, 'pipe'],
  });
  if (status !== 0) throw error ?? new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout ?? '';
}

function readOnce(zip: string, folder: string): Reading {
  return JSON.parse(run(process.execPath, [path.join(here, 'read-once.ts'), zip, folder], 'pipe'));
}

function secondsOf(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

/** Reading the same file and throwing it away: `unzip`, or Node's own inflate where there is no `unzip`. */
function findBaseline(zip: string): { name: string; run: () => void } {
  const hasUnzip = spawnSync('unzip', ['-v'], { stdio: 'ignore' }).status === 0;
  if (hasUnzip) return { name: 'unzip -p … >/dev/null', run: () => run('unzip', ['-p', zip], 'ignore') };
  const script = path.join(here, 'inflate-once.ts');
  return {
    name: "Node's inflate of every entry (unzip is missing here)",
    run: () => run(process.execPath, [script, zip], 'ignore'),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const round = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => bytes / 1e6;

function report(folder: string, notes: number): void {
  const zip = path.join(folder, 'notes.zip');
  const made = generateNotes({ path: zip, notes, seed: 1 });
  const baseline = findBaseline(zip);
  const readings: Reading[] = [];
  const baselines: number[] = [];
  // One after the other, so that a busy machine slows both alike.
  for (let i = 0; i < rounds; i++) {
    readings.push(readOnce(zip, folder));
    baselines.push(secondsOf(baseline.run));
  }

  const seconds = median(readings.map((reading) => reading.seconds));
  const plain = median(baselines);
  const peak = Math.max(...readings.map((reading) => reading.peakBytes));
  console.log(
    [
      `${round(made.notes)} notes, ${round(made.items)} items, ${round(megabytes(made.xmlBytes))} MB of XML in a ZIP of ${round(megabytes(made.zipBytes))} MB; median of ${rounds}`,
      `notes per second      ${round(made.notes / seconds)}`,
      `MB of XML per second  ${round(megabytes(made.xmlBytes) / seconds)}`,
      `peak memory           ${round(megabytes(peak))} MB`,
      `reading               ${seconds.toFixed(2)} s`,
      `baseline              ${plain.toFixed(2)} s, ${baseline.name}`,
      `ratio                 ${(seconds / plain).toFixed(2)} (reading ÷ baseline; smaller is faster)`,
    ].join('\n'),
  );
}

const { values } = parseArgs({ options: { notes: { type: 'string', default: '20000' } } });
const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
try {
  report(folder, Number(values.notes));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
