import { parentPort, workerData } from 'node:worker_threads';
import { DocumentRefusal, type RefusalCode } from './document-refusal.ts';
import { type ReadDocument, readDocument, type UploadedDocument } from './read-document.ts';

export type WorkerMessage = { read: ReadDocument } | { refused: RefusalCode };

try {
  const document: UploadedDocument = workerData;
  parentPort?.postMessage({ read: await readDocument(document) } satisfies WorkerMessage);
} catch (error) {
  if (!(error instanceof DocumentRefusal)) throw error;
  parentPort?.postMessage({ refused: error.code } satisfies WorkerMessage);
}
