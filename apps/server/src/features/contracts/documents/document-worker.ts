import { parentPort, workerData } from 'node:worker_threads';
import { DocumentRefusal, type RefusalCode } from './document-refusal.ts';
import { type ReadDocument, readDocument, type SentDocument } from './read-document.ts';

export type FromWorker = { read: ReadDocument } | { refused: RefusalCode };

try {
  parentPort?.postMessage({ read: await readDocument(workerData as SentDocument) } satisfies FromWorker);
} catch (error) {
  if (!(error instanceof DocumentRefusal)) throw error;
  parentPort?.postMessage({ refused: error.code } satisfies FromWorker);
}
