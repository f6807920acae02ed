import { setImmediate } from 'node:timers/promises';
import { Inflater } from '../zip/inflater.ts';
import type { OpenZip } from '../zip/open-zip.ts';
import { type BatchCounter, takeBatch } from './batch-counter.ts';
import type { ItemRules } from './item-rules.ts';
import { ItemSpill } from './item-spill.ts';
import { type CollectedNotes, NoteCollector } from './note-collector.ts';
import { type Archive, BATCH_ENTRIES, readBatch } from './read-batch.ts';

/** Called after every batch with its notes, the number of entries and of inflated bytes. */
export type BatchListener = (notes: CollectedNotes, entries: number, bytes: number) => void;

/** Reads the notes of several archives in sequence. */
export interface BatchReader {
  read(zip: OpenZip, archive: Archive, listener: BatchListener, signal?: AbortSignal): Promise<void>;
  /** Ends the reading and completes the spill files, which can be read afterwards. */
  close(): Promise<void>;
}

/**
 * Creates a reader that processes batches on the current thread and yields to the event loop after each.
 * `spillPath` is created.
 */
export function createInlineReader(cnpj: string, rules: ItemRules, spillPath: string) {
  const spill = new ItemSpill(spillPath);
  const collector = new NoteCollector(cnpj, rules, spill, 0);
  const inflater = new Inflater();
  return {
    async read(zip: OpenZip, archive: Archive, counter: BatchCounter, listener: BatchListener, signal?: AbortSignal) {
      const source = { directory: zip.directory, file: zip.file, inflater };
      for (;;) {
        signal?.throwIfAborted();
        const from = takeBatch(counter, zip.entries);
        if (from === undefined) return;
        const to = Math.min(zip.entries, from + BATCH_ENTRIES);
        const bytes = readBatch(source, archive, from, to, collector);
        listener(collector.drain(), to - from, bytes);
        await setImmediate();
      }
    },
    close: () => spill.close(),
  };
}
