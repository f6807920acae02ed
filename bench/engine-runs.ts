import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureEngineBuilt } from '../scripts/ensure-engine-built.mjs';
import { childrenProcessorSeconds } from './processor-time.ts';

const here = import.meta.dirname;
const built = await ensureEngineBuilt();
/** Built as the server and the command are; the module where it cannot be built. */
const reader = built ? path.join(built, 'read-once.mjs') : path.join(here, 'read-once.ts');

interface Reading {
  seconds: number;
  peakBytes: number;
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
  // As the server starts the engine.
  return JSON.parse(run(process.execPath, ['--max-semi-space-size=4', reader, zip, folder], 'pipe'));
}

function timed<T>(work: () => T): { result: T; seconds: number; processor: number } {
  const before = childrenProcessorSeconds();
  const started = performance.now();
  const result = work();
  const seconds = (performance.now() - started) / 1000;
  return { result, seconds, processor: (childrenProcessorSeconds() ?? Number.NaN) - (before ?? Number.NaN) };
}

/** Reads the same file and discards it: with `unzip`, or with Node's inflate where there is no `unzip`. */
export function findBaseline(zip: string): { name: string; run: () => void } {
  if (succeeds('unzip', ['-v']))
    return { name: 'unzip -p … >/dev/null', run: () => run('unzip', ['-p', zip], 'ignore') };
  const script = path.join(here, 'inflate-once.ts');
  return {
    name: "Node's inflate of every entry (unzip is missing here)",
    run: () => run(process.execPath, [script, zip], 'ignore'),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Runs both alternately, so that a busy machine slows both; each run has the ratio to its neighbour. */
export function compareWithUnzip(zip: string, folder: string, rounds: number) {
  const baseline = findBaseline(zip);
  const pairs = Array.from({ length: rounds }, () => ({
    engine: timed(() => readOnce(zip, folder)),
    plain: timed(() => baseline.run()),
  }));
  return {
    pairs: pairs.map(({ engine, plain }) => ({
      engine: { seconds: engine.result.seconds, processor: engine.processor },
      plain: { seconds: plain.seconds, processor: plain.processor },
    })),
    seconds: median(pairs.map(({ engine }) => engine.result.seconds)),
    plain: median(pairs.map(({ plain }) => plain.seconds)),
    ratio: median(pairs.map(({ engine, plain }) => engine.result.seconds / plain.seconds)),
    processor: median(pairs.map(({ engine }) => engine.processor)),
    plainProcessor: median(pairs.map(({ plain }) => plain.processor)),
    peakBytes: Math.max(...pairs.map(({ engine }) => engine.result.peakBytes)),
  };
}

/** Returns the processor seconds of the command on the example upload, with the Node that starts it; median of rounds. */
export function measureCommand(rounds: number): number {
  const root = path.join(here, '..');
  const data = path.join(root, 'packages/tax-engine/test-data');
  const upload = ['--cnpj', '11222333000181', '--xml', `${data}/e1a-xml.zip`, '--pgdas', `${data}/e1a-pgdas.zip`];
  const analyse = () => run(process.execPath, [path.join(root, 'scripts/analyse.mjs'), ...upload], 'ignore');
  // Builds the engine and fills the compile cache.
  analyse();
  return median(Array.from({ length: rounds }, () => timed(analyse).processor));
}

/** Returns the first Python that has lxml, else any; undefined without one. */
function findPython(): string | undefined {
  const found = ['python3', '/usr/bin/python3'].filter((python) => succeeds(python, ['--version']));
  return found.find((python) => succeeds(python, ['-c', 'import lxml.etree'])) ?? found[0];
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/**
 * Describes how many times faster the engine is than the same reading in Python; undefined without Python. Python reads
 * the first `most` files of the same ZIP, between two whole runs of the engine; the times per file are compared.
 */
export function compareWithPython(zip: string, folder: string, most: number): string | undefined {
  const python = findPython();
  if (python === undefined) return undefined;
  const script = path.join(here, 'read-with-python.py');
  const before = readOnce(zip, folder);
  const theirs = JSON.parse(run(python, [script, zip, String(most)], 'pipe')) as PythonReading;
  const after = readOnce(zip, folder);
  const engine = (before.seconds + after.seconds) / 2 / theirs.entries;
  const files = theirs.files.toLocaleString('en');
  const times = (theirs.seconds / theirs.files / engine).toFixed(1);
  const parser = theirs.parser === 'lxml' ? 'lxml' : "the standard library's parser (lxml is not here)";
  return `${theirs.seconds.toFixed(2)} s for ${files} files with zipfile and ${parser}; the engine is ${times} times quicker a file`;
}

interface PythonReading {
  parser: string;
  seconds: number;
  /** Number of files read, of all in the ZIP. */
  files: number;
  entries: number;
}
