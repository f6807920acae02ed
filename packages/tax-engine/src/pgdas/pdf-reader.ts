import { Worker } from 'node:worker_threads';
import type { PdfText } from './pdf-text.ts';

const SECONDS_PER_PDF = 30;
const HEAP_MEGABYTES = 512;

/** Reads PDFs one after the other in a thread of its own, so that no file can block or bring down the caller. */
export interface PdfReader {
  /** Takes the buffer over; it is empty afterwards. */
  read(data: Uint8Array<ArrayBuffer>): Promise<PdfText>;
  close(): Promise<void>;
}

function ask(worker: Worker, data: Uint8Array<ArrayBuffer>, seconds: number): Promise<PdfText | undefined> {
  const { promise, resolve } = Promise.withResolvers<PdfText | undefined>();
  const giveUp = () => resolve(undefined);
  const timer = setTimeout(giveUp, seconds * 1000);
  worker.once('message', resolve).once('error', giveUp).once('exit', giveUp);
  worker.postMessage(data, [data.buffer]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off('message', resolve).off('error', giveUp).off('exit', giveUp);
  });
}

/** A PDF that takes more than `seconds` or breaks the thread is answered as PDF_INVALIDO, and the thread replaced. */
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
      const answer = await ask(worker, data, seconds);
      if (!answer) await close();
      return answer ?? { problem: 'PDF_INVALIDO' };
    },
    close,
  };
}
