import { join } from 'node:path';
import { createBatchCounter, stopBatches } from './batch-counter.ts';
import { type BatchReader, createInlineReader } from './batch-reader.ts';
import type { ItemRules } from './item-rules.ts';
import { type NotesWorkers, startWorkers } from './worker-reader.ts';

/** For smaller archives, starting threads costs more time than it saves. */
const PARALLEL_ENTRIES = 1024;
/** A ZIP of this size has enough entries in any case, so threads start while its directory is read. */
const PARALLEL_BYTES = 16 << 20;

/**
 * Creates a reader that processes small archives on this thread and large ones also on `threads` − 1 workers, which are
 * started on demand. Spill files are created in `folder`. `zipBytes` is the size of the upload.
 */
export function createPooledReader(cnpj: string, rules: ItemRules, folder: string, threads: number, zipBytes: number) {
  const spillPath = (number: number) => join(folder, `items-${number}`);
  const inlineSpill = spillPath(0);
  const workerSpills = Array.from({ length: threads - 1 }, (_, i) => spillPath(i + 1));
  const inline = createInlineReader(cnpj, rules, inlineSpill);
  let helpers: NotesWorkers | undefined;
  const startWorkersOnce = () => {
    helpers ??= startWorkers(cnpj, rules, workerSpills, 1);
    return helpers;
  };
  if (threads > 1 && zipBytes >= PARALLEL_BYTES) startWorkersOnce();
  const reader: BatchReader = {
    async read(zip, archive, listener, signal) {
      const counter = createBatchCounter();
      const readers = [inline.read(zip, archive, counter, listener, signal)];
      if (threads > 1 && zip.entries >= PARALLEL_ENTRIES)
        readers.push(startWorkersOnce().read(archive, counter, listener));
      await waitForAll(readers, () => stopBatches(counter, zip.entries));
      signal?.throwIfAborted();
    },
    async close() {
      inline.close();
      await helpers?.close();
    },
  };
  /** Paths of the spill files, by the number in the records; available after `close`. */
  const writtenSpills = () => (helpers ? [inlineSpill, ...workerSpills] : [inlineSpill]);
  return { reader, writtenSpills };
}

/** Waits for all readers. Calls `stop` on the first failure and throws its error. */
async function waitForAll(readers: Promise<void>[], stop: () => void): Promise<void> {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => {
    failures.push(error);
    stop();
  };
  await Promise.all(readers.map((reader) => reader.catch(onFailure)));
  if (failures.length > 0) throw failures[0];
}
