import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../kernel/app-error.ts';
import { lingerThenClose } from './linger-then-close.ts';

/** How long a body of the permitted size may take to arrive. */
const secondsForBody = 60;

/**
 * Reads a body of at most so many bytes. A longer one is refused by its Content-Length, or else as soon as the limit is
 * passed; the rest is never kept.
 */
export function readBody(request: IncomingMessage, payload: Readable, maxBytes: number): Promise<Buffer> {
  const announced = Number(request.headers['content-length']);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const timer = setTimeout(() => stop(new AppError(wireErrors.body_timeout)), secondsForBody * 1000);
    payload.on('data', onData).on('end', onEnd).on('error', onBroken).on('aborted', onBroken);
    if (announced > maxBytes) refuse();

    function onData(chunk: Buffer | string): void {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > maxBytes) refuse();
      else chunks.push(bytes);
    }

    function onEnd(): void {
      if (announced >= 0 && size !== announced) onBroken();
      else settle(() => resolve(Buffer.concat(chunks, size)));
    }

    function onBroken(): void {
      stop(new AppError(wireErrors.invalid_input));
    }

    function refuse(): void {
      const limit = `O limite é de ${Math.floor(maxBytes / 1024)} kB.`;
      stop(new AppError(wireErrors.too_large, { message: `Os dados enviados são grandes demais. ${limit}` }));
      lingerThenClose(request);
    }

    function stop(error: AppError): void {
      settle(() => reject(error));
      payload.on('error', () => {});
    }

    function settle(tell: () => void): void {
      clearTimeout(timer);
      payload.off('data', onData).off('end', onEnd).off('error', onBroken).off('aborted', onBroken);
      tell();
    }
  });
}
