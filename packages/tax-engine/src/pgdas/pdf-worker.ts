import './pdf-thread-globals.ts';
// Registers the part of pdf.js that it would otherwise load by a path of its own.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { parentPort } from 'node:worker_threads';
import { readPdfText } from './pdf-text.ts';

parentPort?.on('message', async (data: Uint8Array) => {
  parentPort?.postMessage(await readPdfText(data));
});
parentPort?.postMessage('loaded');
