import { Worker } from 'node:worker_threads';
import type { BatchCounter } from './batch-counter.ts';
import type { BatchListener } from './batch-reader.ts';
import type { ItemRules } from './item-judge.ts';
import type { NotesAnswer, NotesTaskOrEnd, NotesWorkerData } from './notes-worker.ts';
import type { Archive } from './read-batch.ts';

/** Threads that take batches off the counter of an archive beside whoever else does. */
export interface Helpers {
  read(archive: Archive, counter: BatchCounter, listener: BatchListener): Promise<void>;
  /** Ends them; their spill files may be read from then on. */
  close(): Promise<void>;
}

/** One thread for each spill file, whose number it gives to its records. */
export function createHelpers(cnpj: string, rules: ItemRules, spillPaths: string[], firstSpill: number): Helpers {
  const helpers = spillPaths.map((spillPath, i) =>
    createHelper({ cnpj, rules, spillPath, spillNumber: firstSpill + i }),
  );
  return {
    async read(archive, counter, listener) {
      await Promise.all(helpers.map(({ ask }) => ask({ archive, counter }, 'archive', listener)));
    },
    async close() {
      try {
        await Promise.all(helpers.map(({ end }) => end()));
      } finally {
        await Promise.all(helpers.map(({ worker }) => worker.terminate()));
      }
    },
  };
}

function createHelper(workerData: NotesWorkerData) {
  const worker = new Worker(new URL('./notes-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
  // It may end when nobody is asking it anything.
  let failure: Error | undefined;
  worker.on('error', (error: Error) => {
    failure = error;
  });
  worker.on('exit', () => {
    failure ??= new Error('A leitura das notas parou.');
  });

  /** Resolves with the answer `until`; hands batches to the listener on the way; rejects when the thread dies. */
  const ask = (task: NotesTaskOrEnd, until: NotesAnswer & string, listener?: BatchListener) =>
    new Promise<void>((resolve, reject) => {
      const onMessage = (answer: NotesAnswer) => {
        if (answer === until) finish();
        else if (typeof answer === 'object') listener?.(answer.notes, answer.entries, answer.bytes);
      };
      const finish = () => {
        worker.off('message', onMessage).off('exit', finish);
        if (failure) reject(failure);
        else resolve();
      };
      if (failure) reject(failure);
      else worker.on('message', onMessage).on('exit', finish).postMessage(task);
    });
  /** One that died has said so to whom it worked for. */
  const end = async () => {
    if (!failure) await ask('end', 'end');
  };
  return { worker, ask, end };
}
