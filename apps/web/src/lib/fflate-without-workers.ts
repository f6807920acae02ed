import { type AsyncZippable, type FlateCallback, type FlateError, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

/**
 * Replaces the `zip` of fflate (see `vite.config.ts`), which from 160 kB on starts a worker from a blob: URL. The
 * Content-Security-Policy refuses that worker, and fflate then never calls back, so that a large spreadsheet was lost
 * without a message.
 */
export function zip(files: AsyncZippable, done: FlateCallback): void {
  let zipped: Uint8Array<ArrayBuffer>;
  try {
    zipped = zipSync(files as Parameters<typeof zipSync>[0]);
  } catch (error) {
    done(error as FlateError, new Uint8Array());
    return;
  }
  done(null, zipped);
}
