import { Worker } from 'node:worker_threads';

interface TableFile {
  path: string;
  kind: 'xlsx' | 'csv';
  /** Lines past this one are not handed over. */
  maxLines: number;
}

const seconds = 60;
const megabytes = 512;

/**
 * The lines of a spreadsheet as texts, up to 100 columns. Read in a thread of its own, with a limit on memory and time:
 * what people send must neither hold up others nor bring the process down. Fails on what cannot be read.
 */
export function readTable(file: TableFile): Promise<string[][]> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./table-thread.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const end = setTimeout(() => thread.terminate(), seconds * 1000);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(end);
      reject(new Error('The reading ended before the table.'));
    });
  });
}
