import { Worker } from 'node:worker_threads';
import type { PdfText } from './pdf-text.ts';

const SECONDS_PER_PDF = 30;
const HEAP_MEGABYTES = 512;

/** Reads PDFs one by one in a worker thread, so that no file can block or crash the caller. */
export interface PdfReader {
  /** Extracts the text. Transfers the buffer, which is empty afterwards. */
  read(data: Uint8Array<ArrayBuffer>): Promise<PdfText>;
  close(): Promise<void>;
}

/** Resolves when the thread has loaded its modules, or has ended. */
function whenLoaded(worker: Worker): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onLoaded = () => resolve();
  worker.once('message', onLoaded).once('error', onLoaded).once('exit', onLoaded);
  return promise.finally(() => {
    worker.off('message', onLoaded).off('error', onLoaded).off('exit', onLoaded);
  });
}

function ask(worker: Worker, data: Uint8Array<ArrayBuffer>, seconds: number): Promise<PdfText | undefined> {
  const { promise, resolve } = Promise.withResolvers<PdfText | undefined>();
  const resolveUndefined = () => resolve(undefined);
  // It ended while it loaded: no event will tell.
  if (worker.threadId < 0) resolveUndefined();
  const timer = setTimeout(resolveUndefined, seconds * 1000);
  worker.once('message', resolve).once('error', resolveUndefined).once('exit', resolveUndefined);
  worker.postMessage(data, [data.buffer]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', resolveUndefined).off('exit', resolveUndefined);
  });
}

/**
 * Creates a reader. A PDF that takes more than `seconds` or crashes the worker yields PDF_INVALIDO, and the worker is
 * replaced.
 */
export function createPdfReader(seconds = SECONDS_PER_PDF): PdfReader {
  let worker: Worker | undefined;
  const start = async () => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    started.on('error', () => undefined);
    // Loading pdf.js is no fault of the first PDF: on a busy machine it takes most of the time that one may take.
    await whenLoaded(started);
    return started;
  };
  const close = async () => {
    await worker?.terminate();
    worker = undefined;
  };
  return {
    async read(data) {
      worker ??= await start();
      const result = await ask(worker, data, seconds);
      if (!result) await close();
      return result ?? { problem: 'PDF_INVALIDO' };
    },
    close,
  };
}
