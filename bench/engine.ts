import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { besideEarlier, lastStoredRun, machine, type StoredFigures, storeRun } from './engine-history.ts';
import { compareWithPython, compareWithUnzip, findBaseline, measureCommand } from './engine-runs.ts';
import { measureWebBeside } from './engine-web.ts';
import { type GeneratedNotes, generateNotes } from './generate-notes.ts';

/**
 * Compares the engine with plain `unzip` on the same files in the same run, and with the last stored run; only the ratios
 * are portable. `--store` adds the run to the stored ones; `--pairs-only` leaves out Python and the server.
 */

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    notes: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '3' },
    store: { type: 'boolean', default: false },
    'pairs-only': { type: 'boolean', default: false },
  },
});
const notes = Number(values.notes);
const rounds = Number(values.rounds);

/** Fewer notes for Python, which needs the same time for each. */
const PYTHON_SHARE = 0.2;

const count = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => `${count(bytes / 1e6)} MB`;
const loadNow = () => Math.round((loadavg()[0] ?? 0) * 10) / 10;
const load = () => loadNow().toFixed(1);
const before = lastStoredRun(notes);
const figures: Record<string, StoredFigures> = {};
const print = (name: string, text: string) => console.log(`${name.padEnd(22)}${text}`);

function compare(zip: string, title: string, made: GeneratedNotes): number {
  console.log(
    `\n${title}: ${count(made.notes)} notes, ${count(made.items)} items, ${megabytes(made.xmlBytes)} of XML in ${megabytes(made.zipBytes)}`,
  );
  const { pairs, seconds, plain, ratio, processor, plainProcessor, peakBytes } = compareWithUnzip(zip, folder, rounds);
  const earlier = before?.files[title];
  const onTwoCores = processor / 2 / plainProcessor;
  figures[title] = { ratio, processor: onTwoCores, peakMegabytes: Math.round(peakBytes / 1e6) };
  for (const [i, { engine, plain }] of pairs.entries()) {
    print(
      `pair ${i + 1}`,
      `engine ${engine.seconds.toFixed(2)} s, processor ${engine.processor.toFixed(2)} s; baseline ${plain.seconds.toFixed(2)} s, processor ${plain.processor.toFixed(2)} s`,
    );
  }
  print(
    'engine',
    `${seconds.toFixed(2)} s, ${count(made.notes / seconds)} notes/s, ${megabytes(made.xmlBytes / seconds)}/s`,
  );
  print('baseline', `${plain.toFixed(2)} s, ${findBaseline(zip).name}`);
  print(
    'ratio',
    `${besideEarlier(ratio, earlier?.ratio)}, engine ÷ baseline, median of ${rounds} pairs; load ${load()}`,
  );
  print(
    'processor',
    `${processor.toFixed(1)} s of the engine, ${plainProcessor.toFixed(1)} s of the baseline: ${besideEarlier(onTwoCores, earlier?.processor)} on two cores that are free`,
  );
  print('peak memory', `${besideEarlier(peakBytes / 1e6, earlier?.peakMegabytes, 0)} MB, the whole process`);
  return peakBytes;
}

async function report(): Promise<void> {
  const { processor, cores, node } = machine();
  const loadAtBegin = loadNow();
  console.log(`${processor}, ${cores} cores, Node ${node}, load ${load()}`);
  if (loadAtBegin > cores) console.log('Other work runs on this machine: trust the ratios and the processor times.');
  if (before) {
    console.log(
      `Beside the run of ${before.date}: ${before.processor}, ${before.cores} cores, load ${before.load.join(' to ')}`,
    );
  }
  const commandSeconds = measureCommand(rounds);
  print(
    'small upload',
    `${besideEarlier(commandSeconds, before?.commandSeconds)} s of processor, the command on the example`,
  );
  const small = path.join(folder, 'small.zip');
  const large = path.join(folder, 'large.zip');
  const long = path.join(folder, 'long.zip');
  const tenth = compare(small, 'Signed notes, a tenth', generateNotes({ path: small, notes: notes / 10, seed: 1 }));
  const whole = compare(large, 'Signed notes', generateNotes({ path: large, notes, seed: 1 }));
  print('growth of memory', `${(whole / tenth).toFixed(2)} (all ÷ a tenth of the notes)`);
  compare(long, 'Long notes, unsigned', generateNotes({ path: long, notes: notes / 20, seed: 1, kind: 'long' }));
  rmSync(long);
  if (values.store) {
    const date = new Date().toISOString().slice(0, 10);
    storeRun({ date, processor, cores, node, load: [loadAtBegin, loadNow()], notes, commandSeconds, files: figures });
  }
  if (values['pairs-only']) return;

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
