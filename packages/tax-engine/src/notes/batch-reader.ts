import { setImmediate } from 'node:timers/promises';
import { Inflater } from '../zip/inflater.ts';
import type { OpenZip } from '../zip/open-zip.ts';
import { type BatchCounter, takeBatch } from './batch-counter.ts';
import type { ItemRules } from './item-judge.ts';
import { ItemSpill } from './item-spill.ts';
import { type CollectedNotes, NoteCollector } from './note-collector.ts';
import { type Archive, BATCH_ENTRIES, readBatch } from './read-batch.ts';

/** Hears of every batch: what it held and how much was read. */
export type BatchListener = (notes: CollectedNotes, entries: number, bytes: number) => void;

/** Reads the notes of one archive after the other. */
export interface BatchReader {
  read(zip: OpenZip, archive: Archive, listener: BatchListener, signal?: AbortSignal): Promise<void>;
  /** Ends the reading; the spill files may be read from then on. */
  close(): Promise<void>;
}

/** Takes batches off a counter on this thread, which is given back between them. */
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
