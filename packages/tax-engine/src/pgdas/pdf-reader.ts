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

function ask(worker: Worker, data: Uint8Array<ArrayBuffer>, seconds: number): Promise<PdfText | undefined> {
  const { promise, resolve } = Promise.withResolvers<PdfText | undefined>();
  const resolveUndefined = () => resolve(undefined);
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
  const start = () => {
    const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    started.on('error', () => undefined);
    return started;
  };
  const close = async () => {
    await worker?.terminate();
    worker = undefined;
  };
  return {
    async read(data) {
      worker ??= start();
      const result = await ask(worker, data, seconds);
      if (!result) await close();
      return result ?? { problem: 'PDF_INVALIDO' };
    },
    close,
  };
}
