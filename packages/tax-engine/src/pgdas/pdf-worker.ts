import { parentPort } from 'node:worker_threads';
import { readPdfText } from './pdf-text.ts';

parentPort?.on('message', async (data: Uint8Array) => {
  parentPort?.postMessage(await readPdfText(data));
});
