import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './csv-table.ts';
import { TableTooLarge, type tableLimits } from './table-limits.ts';
import { readXlsx } from './xlsx-table.ts';

/** A table, or the limit that it exceeds; an error does not keep its class between threads. */
export type ReadTable = { rows: string[][] } | { tooLarge: keyof typeof tableLimits };

const maxColumns = 100;
const longestCell = 1000;

/** Removes what PostgreSQL cannot store: NUL characters and lone surrogates. */
function clean(cell: string): string {
  return cell.slice(0, longestCell).replaceAll('\0', '').toWellFormed().trim();
}

const { path, kind, maxLines } = workerData as { path: string; kind: 'xlsx' | 'csv'; maxLines: number };

async function read(): Promise<ReadTable> {
  const content = readFileSync(path);
  try {
    const lines = kind === 'xlsx' ? await readXlsx(content) : readCsv(content, maxLines);
    return { rows: lines.slice(0, maxLines).map((line) => line.slice(0, maxColumns).map(clean)) };
  } catch (error) {
    if (error instanceof TableTooLarge) return { tooLarge: error.limit };
    throw error;
  }
}

parentPort?.postMessage(await read());
