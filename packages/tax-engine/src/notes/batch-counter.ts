import { BATCH_ENTRIES } from './read-batch.ts';

/** The position of the next batch of one archive, in memory that all threads share. */
export type BatchCounter = Int32Array<SharedArrayBuffer>;

export function createBatchCounter(): BatchCounter {
  return new Int32Array(new SharedArrayBuffer(4));
}

/** The first entry of a batch that nobody else takes; undefined when none is left. */
export function takeBatch(counter: BatchCounter, entries: number): number | undefined {
  const from = Atomics.add(counter, 0, BATCH_ENTRIES);
  return from < entries ? from : undefined;
}

/** Leaves no batch to take; those under way are finished. */
export function stopBatches(counter: BatchCounter, entries: number): void {
  Atomics.store(counter, 0, entries);
}
