import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithPython, compareWithUnzip, findBaseline } from './engine-runs.ts';
import { measureWebBeside } from './engine-web.ts';
import { type GeneratedNotes, generateNotes } from './generate-notes.ts';

/** Compares the engine with plain `unzip` on the same files in the same run; only the ratios are portable. */

const { values } = parseArgs({
  allowPositionals: true,
  options: { notes: { type: 'string', default: '200000' }, rounds: { type: 'string', default: '3' } },
});
const notes = Number(values.notes);
const rounds = Number(values.rounds);

/** Fewer notes for Python, which needs the same time for each. */
const PYTHON_SHARE = 0.2;

const count = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => `${count(bytes / 1e6)} MB`;
const load = () => loadavg()[0]?.toFixed(1);
const print = (name: string, text: string) => console.log(`${name.padEnd(22)}${text}`);

function compare(zip: string, title: string, made: GeneratedNotes): number {
  console.log(
    `\n${title}: ${count(made.notes)} notes, ${count(made.items)} items, ${megabytes(made.xmlBytes)} of XML in ${megabytes(made.zipBytes)}`,
  );
  const { seconds, plain, ratio, processor, plainProcessor, peakBytes } = compareWithUnzip(zip, folder, rounds);
  print(
    'engine',
    `${seconds.toFixed(2)} s, ${count(made.notes / seconds)} notes/s, ${megabytes(made.xmlBytes / seconds)}/s`,
  );
  print('baseline', `${plain.toFixed(2)} s, ${findBaseline(zip).name}`);
  print('ratio', `${ratio.toFixed(2)} (engine ÷ baseline, median of ${rounds} pairs; load ${load()})`);
  print(
    'processor',
    `${processor.toFixed(1)} s of the engine, ${plainProcessor.toFixed(1)} s of the baseline: ${(processor / 2 / plainProcessor).toFixed(2)} on two cores that are free`,
  );
  print('peak memory', `${megabytes(peakBytes)}, the whole process`);
  return peakBytes;
}

async function report(): Promise<void> {
  console.log(`${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}, load ${load()}`);
  const small = path.join(folder, 'small.zip');
  const large = path.join(folder, 'large.zip');
  const long = path.join(folder, 'long.zip');
  const tenth = compare(small, 'Signed notes, a tenth', generateNotes({ path: small, notes: notes / 10, seed: 1 }));
  const whole = compare(large, 'Signed notes', generateNotes({ path: large, notes, seed: 1 }));
  print('growth of memory', `${(whole / tenth).toFixed(2)} (all ÷ a tenth of the notes)`);
  compare(long, 'Long notes, unsigned', generateNotes({ path: long, notes: notes / 20, seed: 1, kind: 'long' }));
  rmSync(long);

  console.log('\nThe same reading elsewhere, on the signed notes');
  const python = compareWithPython(large, folder, notes * PYTHON_SHARE);
  print('Python', python ?? 'not measured: python3 is not here');
  console.log('\nThe product while the engine reads at low priority, milliseconds');
  for (const [name, text] of await measureWebBeside(large, folder)) print(name, text);
}

const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
try {
  await report();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
