import { join } from 'node:path';
import { type BatchReader, createInlineReader } from './batch-reader.ts';
import { createWorkerReader } from './worker-reader.ts';

/** Below this, starting threads takes longer than they save. */
const PARALLEL_ENTRIES = 1024;

/** Small archives on this thread, large ones on `threads` others, started with the first of them. */
export function createPooledReader(cnpj: string, folder: string, threads: number) {
  const spillPaths = Array.from({ length: threads > 1 ? threads + 1 : 1 }, (_, i) => join(folder, `items-${i}`));
  const [inlineSpill, ...workerSpills] = spillPaths as [string, ...string[]];
  const inline = createInlineReader(cnpj, inlineSpill);
  let pool: BatchReader | undefined;
  const reader: BatchReader = {
    async read(zip, archive, listener, signal) {
      if (workerSpills.length === 0 || zip.entries < PARALLEL_ENTRIES) {
        await inline.read(zip, archive, listener, signal);
        return;
      }
      pool ??= createWorkerReader(cnpj, workerSpills, 1);
      await pool.read(zip, archive, listener, signal);
    },
    async close() {
      await inline.close();
      await pool?.close();
    },
  };
  /** Those that exist once the reader is closed, by the number that records carry. */
  const writtenSpills = () => (pool ? spillPaths : [inlineSpill]);
  return { reader, writtenSpills };
}
