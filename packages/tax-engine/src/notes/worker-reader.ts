import { Worker } from 'node:worker_threads';
import type { BatchCounter } from './batch-counter.ts';
import type { BatchListener } from './batch-reader.ts';
import type { ItemRules } from './item-rules.ts';
import type { NotesMessage, NotesTaskOrEnd, NotesWorkerData } from './notes-worker.ts';
import type { Archive } from './read-batch.ts';

/** Worker threads that process batches of an archive in parallel with the calling thread. */
export interface NotesWorkers {
  read(archive: Archive, counter: BatchCounter, listener: BatchListener): Promise<void>;
  /** Ends the threads and completes their spill files. */
  close(): Promise<void>;
}

/** Starts one worker per spill file. Records carry the number of their spill file, from `firstSpill` on. */
export function startWorkers(cnpj: string, rules: ItemRules, spillPaths: string[], firstSpill: number): NotesWorkers {
  const helpers = spillPaths.map((spillPath, i) =>
    startWorker({ cnpj, rules, spillPath, spillNumber: firstSpill + i }),
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

function startWorker(workerData: NotesWorkerData) {
  const worker = new Worker(new URL('./notes-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
  // A worker can exit between tasks; the error is reported to the next one.
  let failure: Error | undefined;
  worker.on('error', (error: Error) => {
    failure = error;
  });
  worker.on('exit', () => {
    failure ??= new Error('A leitura das notas parou.');
  });

  /** Sends a task and resolves on the message `until`; passes batches to the listener; rejects when the worker exits. */
  const ask = (task: NotesTaskOrEnd, until: NotesMessage & string, listener?: BatchListener) =>
    new Promise<void>((resolve, reject) => {
      const onMessage = (result: NotesMessage) => {
        if (result === until) finish();
        else if (typeof result === 'object') listener?.(result.notes, result.entries, result.bytes);
      };
      const finish = () => {
        worker.off('message', onMessage).off('exit', finish);
        if (failure) reject(failure);
        else resolve();
      };
      if (failure) reject(failure);
      else worker.on('message', onMessage).on('exit', finish).postMessage(task);
    });
  // A failed worker has already rejected its task.
  const end = async () => {
    if (!failure) await ask('end', 'end');
  };
  return { worker, ask, end };
}
