import { setImmediate } from 'node:timers/promises';
import { Inflater } from '../zip/inflater.ts';
import type { OpenZip } from '../zip/open-zip.ts';
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

/** On this thread, which is given back between batches. */
export function createInlineReader(cnpj: string, spillPath: string): BatchReader {
  const spill = new ItemSpill(spillPath);
  const collector = new NoteCollector(cnpj, spill, 0);
  const inflater = new Inflater();
  return {
    async read(zip, archive, listener, signal) {
      for (let from = 0; from < zip.entries; from += BATCH_ENTRIES) {
        signal?.throwIfAborted();
        const to = Math.min(zip.entries, from + BATCH_ENTRIES);
        const bytes = readBatch({ directory: zip.directory, file: zip.file, inflater }, archive, from, to, collector);
        listener(collector.drain(), to - from, bytes);
        await setImmediate();
      }
    },
    async close() {
      spill.close();
    },
  };
}
