import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readChunks } from './read-chunks.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-chunks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function contentOf(path: string, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const chunk of readChunks(path)) {
    copies.push(Buffer.from(chunk));
    if (copies.length === most) break;
  }
  return Buffer.concat(copies);
}

it.each([0, 1, 1 << 18, (1 << 18) + 1, 3 * (1 << 18) + 77])(
  'yields the whole content of a file of %i bytes',
  async (size) => {
    const path = join(folder, 'file');
    const bytes = Buffer.from(Array.from({ length: size }, (_, at) => (at * 31 + (at >> 9)) & 0xff));
    writeFileSync(path, bytes);
    expect((await contentOf(path)).equals(bytes)).toBe(true);
  },
);

it('may be ended before the last chunk', async () => {
  const path = join(folder, 'long');
  writeFileSync(path, Buffer.alloc(1 << 20, 'a'));
  expect(await contentOf(path, 1)).toHaveLength(1 << 18);
});

it('fails with the error of the system when there is no file', async () => {
  await expect(contentOf(join(folder, 'none'))).rejects.toThrow('ENOENT');
});
