interface Options {
  /** Called with the size of each part that arrives, decompressed. */
  onBytes?: (size: number) => void;
  priority?: RequestPriority;
}

/**
 * Fetches a file of the app to its end, so that the browser has it for the import that follows.
 * @throws when it cannot be fetched or is answered with an error
 */
export async function fetchFile(address: string, { onBytes, priority = 'auto' }: Options = {}): Promise<ArrayBuffer> {
  const reply = await fetch(address, { priority });
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  if (!onBytes || !reply.body) return reply.arrayBuffer();
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, counted) {
      onBytes(part.length);
      counted.enqueue(part);
    },
  });
  return new Response(reply.body.pipeThrough(counting)).arrayBuffer();
}
