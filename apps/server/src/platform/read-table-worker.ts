import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './csv-table.ts';
import { readXlsx } from './xlsx-table.ts';

const maxColumns = 100;
const longestCell = 1000;

/** Removes what PostgreSQL cannot store: NUL characters and lone surrogates. */
function clean(cell: string): string {
  return cell.slice(0, longestCell).replaceAll('\0', '').toWellFormed().trim();
}

const { path, kind, maxLines } = workerData as { path: string; kind: 'xlsx' | 'csv'; maxLines: number };
const content = readFileSync(path);
const lines = kind === 'xlsx' ? await readXlsx(content) : readCsv(content, maxLines);
parentPort?.postMessage(lines.slice(0, maxLines).map((line) => line.slice(0, maxColumns).map(clean)));
