import type { IncomingMessage } from 'node:http';

const secondsBetweenLooks = 60;

/** Cuts the connection of an upload of which nothing arrived between two looks. Returns the function that ends it. */
export function watchStalledUpload(request: IncomingMessage): () => void {
  let before = -1;
  const timer = setInterval(() => {
    // Undefined for a request that was injected by a test.
    const now = request.socket?.bytesRead ?? 0;
    if (now === before && !request.complete) request.destroy(new Error('The upload stalled.'));
    before = now;
  }, secondsBetweenLooks * 1000).unref();
  return () => clearInterval(timer);
}
