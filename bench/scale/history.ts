import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { machine } from '../engine-history.ts';
import type { Size } from './fill.ts';
import type { figuresOf } from './people.ts';

const file = path.join(import.meta.dirname, '../scale-history.json');

/** One run, with what its figures depend on. Times in milliseconds, sizes in MB. */
export interface ScaleRun extends Size, ReturnType<typeof machine> {
  date: string;
  postgres: string;
  /** Load averages of one minute at the begin and at the end. */
  load: [begin: number, end: number];
  seconds: number;
  /** Seconds between two actions of a person, on average. */
  think: number;
  /** Size of the database. */
  megabytes: number;
  figures: ReturnType<typeof figuresOf>[];
  memory: { kind: string; now?: number; peak?: number }[];
}

/** Adds a run to the stored ones, which are committed. */
export function storeScaleRun(run: ScaleRun): void {
  const runs = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScaleRun[]) : [];
  writeFileSync(file, `${JSON.stringify([...runs, run], null, 2)}\n`);
}
