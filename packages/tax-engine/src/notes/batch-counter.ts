import { BATCH_ENTRIES } from './read-batch.ts';

/** The index of the next unread entry of one archive, in memory shared by all threads. */
export type BatchCounter = Int32Array<SharedArrayBuffer>;

/** Creates a counter at the first entry, in shared memory. */
export function createBatchCounter(): BatchCounter {
  return new Int32Array(new SharedArrayBuffer(4));
}

/** Reserves the next batch for the caller and returns its first entry; undefined when none is left. */
export function takeBatch(counter: BatchCounter, entries: number): number | undefined {
  const from = Atomics.add(counter, 0, BATCH_ENTRIES);
  return from < entries ? from : undefined;
}

/** Makes `takeBatch` return undefined from now on. Batches in progress are finished. */
export function stopBatches(counter: BatchCounter, entries: number): void {
  Atomics.store(counter, 0, entries);
}
