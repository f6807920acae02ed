import type { IncomingMessage } from 'node:http';

const lingerMilliseconds = 5_000;

/**
 * Lets the reply go out while the body still arrives; cuts the connection after the linger time. Closing at once would
 * reset the connection, and many callers would then miss the reply.
 */
export function lingerThenClose(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
  const impatient = setTimeout(() => request.destroy(), lingerMilliseconds).unref();
  request.once('close', () => clearTimeout(impatient));
}
