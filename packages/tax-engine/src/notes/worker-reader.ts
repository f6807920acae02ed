import { Worker } from 'node:worker_threads';
import type { BatchListener, BatchReader } from './batch-reader.ts';
import type { NotesAnswer, NotesTaskOrEnd, NotesWorkerData } from './notes-worker.ts';

/** Reads archives with threads of their own, which take batches off one shared counter. */
export function createWorkerReader(cnpj: string, spillPaths: string[], firstSpill: number): BatchReader {
  const workers = spillPaths.map((spillPath, i) => startWorker({ cnpj, spillPath, spillNumber: firstSpill + i }));
  let broken = false;
  return {
    async read(_zip, archive, listener, signal) {
      signal?.throwIfAborted();
      const next = new SharedArrayBuffer(4);
      // No batch is left to take; those under way are finished.
      const stop = () => Atomics.store(new Int32Array(next), 0, archive.directory.positions.length);
      signal?.addEventListener('abort', stop);
      try {
        await Promise.all(workers.map((worker) => ask(worker, { archive, next }, 'archive', listener)));
      } catch (error) {
        broken = true;
        throw error;
      } finally {
        signal?.removeEventListener('abort', stop);
      }
      signal?.throwIfAborted();
    },
    async close() {
      try {
        if (!broken) await Promise.all(workers.map((worker) => ask(worker, 'end', 'end')));
      } finally {
        await Promise.all(workers.map((worker) => worker.terminate()));
      }
    },
  };
}

function startWorker(workerData: NotesWorkerData): Worker {
  return new Worker(new URL('./notes-worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 },
  });
}

/** Resolves with the answer `until`; hands batches to the listener on the way; rejects when the thread dies. */
function ask(worker: Worker, task: NotesTaskOrEnd, until: NotesAnswer & string, listener?: BatchListener) {
  return new Promise<void>((resolve, reject) => {
    const onExit = () => finish(new Error('A leitura das notas parou.'));
    const onMessage = (answer: NotesAnswer) => {
      if (answer === until) finish();
      else if (typeof answer === 'object') listener?.(answer.notes, answer.entries, answer.bytes);
    };
    const finish = (error?: Error) => {
      worker.off('message', onMessage).off('error', finish).off('exit', onExit);
      if (error) reject(error);
      else resolve();
    };
    worker.on('message', onMessage).on('error', finish).on('exit', onExit);
    worker.postMessage(task);
  });
}
