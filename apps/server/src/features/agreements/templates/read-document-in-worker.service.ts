import { Worker } from 'node:worker_threads';
import { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { WorkerMessage } from './documents/document-worker.ts';
import type { ReadDocument, UploadedDocument } from './documents/read-document.ts';

const timeoutMilliseconds = 30_000;

/** Reads a document in a separate thread with a memory limit, so that a hostile file cannot stop the server. */
export function readDocumentInWorker(document: UploadedDocument): Promise<ReadDocument> {
  const worker = new Worker(new URL('./documents/document-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  return new Promise<ReadDocument>((resolve, reject) => {
    const refuse = () => reject(new AppError(templateErrors.contract_file_refused));
    const timer = setTimeout(refuse, timeoutMilliseconds);
    worker.on('message', (message: WorkerMessage) => {
      if ('read' in message) resolve(message.read);
      else reject(new AppError(templateErrors[message.refused]));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError) refuse();
      else reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      refuse();
    });
  }).finally(() => worker.terminate());
}
