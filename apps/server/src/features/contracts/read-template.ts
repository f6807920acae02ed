import { Worker } from 'node:worker_threads';
import { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { FromWorker } from './documents/document-worker.ts';
import type { ReadDocument, SentDocument } from './documents/read-document.ts';

const patienceMilliseconds = 30_000;

/**
 * Reads a document in a thread of its own with its own memory: one made to cost too much ends there, and requests go
 * on being answered.
 */
export function readTemplate(document: SentDocument): Promise<ReadDocument> {
  const worker = new Worker(new URL('./documents/document-worker.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  return new Promise<ReadDocument>((resolve, reject) => {
    const refuse = () => reject(new AppError(contractErrors.contract_file_refused));
    const impatient = setTimeout(refuse, patienceMilliseconds);
    worker.on('message', (message: FromWorker) => {
      if ('read' in message) resolve(message.read);
      else reject(new AppError(contractErrors[message.refused]));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY' || error instanceof RangeError) refuse();
      else reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(impatient);
      refuse();
    });
  }).finally(() => worker.terminate());
}
