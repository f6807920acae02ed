import { join } from 'node:path';
import { createBatchCounter, stopBatches } from './batch-counter.ts';
import { type BatchReader, createInlineReader } from './batch-reader.ts';
import type { ItemRules } from './item-judge.ts';
import { createHelpers, type Helpers } from './worker-reader.ts';

/** Below this, starting threads takes longer than they save. */
const PARALLEL_ENTRIES = 1024;
/** Of a ZIP that holds that many in any case, so that threads start while its directory is read. */
const PARALLEL_BYTES = 16 << 20;

/** Small archives on this thread alone, large ones on this and `threads` − 1 others, started when they are needed. */
export function createPooledReader(cnpj: string, rules: ItemRules, folder: string, threads: number, zipBytes: number) {
  const spillPaths = Array.from({ length: threads }, (_, i) => join(folder, `items-${i}`));
  const [inlineSpill, ...helperSpills] = spillPaths as [string, ...string[]];
  const inline = createInlineReader(cnpj, rules, inlineSpill);
  let helpers: Helpers | undefined;
  const startHelpers = () => {
    helpers ??= createHelpers(cnpj, rules, helperSpills, 1);
    return helpers;
  };
  if (threads > 1 && zipBytes >= PARALLEL_BYTES) startHelpers();
  const reader: BatchReader = {
    async read(zip, archive, listener, signal) {
      const counter = createBatchCounter();
      const readers = [inline.read(zip, archive, counter, listener, signal)];
      if (threads > 1 && zip.entries >= PARALLEL_ENTRIES) readers.push(startHelpers().read(archive, counter, listener));
      await settleAll(readers, () => stopBatches(counter, zip.entries));
      signal?.throwIfAborted();
    },
    async close() {
      inline.close();
      await helpers?.close();
    },
  };
  /** Those that exist once the reader is closed, by the number that records carry. */
  const writtenSpills = () => (helpers ? spillPaths : [inlineSpill]);
  return { reader, writtenSpills };
}

/** Waits for all, stopping them at the first that fails, whose error it throws. */
async function settleAll(readers: Promise<void>[], stop: () => void): Promise<void> {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => {
    failures.push(error);
    stop();
  };
  await Promise.all(readers.map((reader) => reader.catch(onFailure)));
  if (failures.length > 0) throw failures[0];
}
