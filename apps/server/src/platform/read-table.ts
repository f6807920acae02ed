import { Worker } from 'node:worker_threads';
import type { ReadTable } from './read-table-worker.ts';
import { TableTooLarge } from './table-limits.ts';

interface TableFile {
  path: string;
  kind: 'xlsx' | 'csv';
  /** Rows beyond this one are dropped. */
  maxLines: number;
}

const seconds = 60;
const megabytes = 512;

/**
 * Reads the rows of a spreadsheet as text, up to 100 columns, in a thread with limits on memory and time: an
 * uploaded file must neither block other requests nor end the process. Rejects for an unreadable file,
 * and with `TableTooLarge` for one beyond the limits.
 */
export function readTable(file: TableFile): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./read-table-worker.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const end = setTimeout(() => thread.terminate(), seconds * 1000);
    thread.once('message', (read: ReadTable) =>
      'rows' in read ? resolve(read.rows) : reject(new TableTooLarge(read.tooLarge)),
    );
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(end);
      reject(new Error('The reading ended before the table.'));
    });
  });
}
