import { closeSync, fstatSync, openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { DirectoryReader } from '../zip/central-directory.ts';
import { FileWindow } from '../zip/file-window.ts';
import { Inflater } from '../zip/inflater.ts';
import { type BatchCounter, takeBatch } from './batch-counter.ts';
import type { ItemRules } from './item-rules.ts';
import { ItemSpill } from './item-spill.ts';
import { type CollectedNotes, NoteCollector } from './note-collector.ts';
import { type Archive, BATCH_ENTRIES, readBatch } from './read-batch.ts';

export interface NotesWorkerData {
  cnpj: string;
  rules: ItemRules;
  spillPath: string;
  spillNumber: number;
}

/** An archive to read batches of. */
export interface NotesTask {
  archive: Archive;
  counter: BatchCounter;
}

export type NotesTaskOrEnd = NotesTask | 'end';

/** The notes of one batch, the end of an archive, or the end of all with the spill file complete. */
export type NotesMessage = { notes: CollectedNotes; entries: number; bytes: number } | 'archive' | 'end';

const { cnpj, rules, spillPath, spillNumber } = workerData as NotesWorkerData;
const spill = new ItemSpill(spillPath);
const collector = new NoteCollector(cnpj, rules, spill, spillNumber);
const inflater = new Inflater();
const post = (message: NotesMessage, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

function help({ archive, counter }: NotesTask): void {
  const entries = archive.directory.positions.length;
  const fd = openSync(archive.path, 'r');
  try {
    const { size } = fstatSync(fd);
    const file = new FileWindow(fd, size);
    const directory = new DirectoryReader(archive.directory, fd, size);
    for (;;) {
      const from = takeBatch(counter, entries);
      if (from === undefined) return;
      const to = Math.min(entries, from + BATCH_ENTRIES);
      const bytes = readBatch({ directory, file, inflater }, archive, from, to, collector);
      const notes = collector.drain();
      post({ notes, entries: to - from, bytes }, [notes.batch.bytes, notes.batch.words.buffer]);
    }
  } finally {
    closeSync(fd);
  }
}

parentPort?.on('message', (task: NotesTaskOrEnd) => {
  if (task === 'end') {
    spill.close();
    post('end');
    parentPort?.close();
  } else {
    help(task);
    post('archive');
  }
});
