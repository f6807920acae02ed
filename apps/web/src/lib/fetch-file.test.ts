import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file.ts';

afterEach(() => vi.unstubAllGlobals());

it('counts the bytes of a file while they arrive', async () => {
  const parts = new ReadableStream({
    start(reply) {
      for (const size of [3, 2]) reply.enqueue(new Uint8Array(size));
      reply.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(parts));
  const sizes: number[] = [];
  const file = await fetchFile('/assets/part.js', { onBytes: (size) => sizes.push(size) });
  expect(sizes).toEqual([3, 2]);
  expect(file.byteLength).toBe(5);
});

it('rejects a file that is answered with an error', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchFile('/gone.js', { onBytes: () => {} })).rejects.toThrow('/gone.js answered 404');
});
