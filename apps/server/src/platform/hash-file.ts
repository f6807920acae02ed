import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Returns the SHA-256 (hexadecimal) and size of a local file. */
export async function hashFile(path: string): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(path), async (chunks) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  });
  return { sha256: hash.digest('hex'), bytes };
}

/** Hashes a file that was sent; one that is no longer stored is listed with the reason. */
export async function hashSentFile({ name, path, isGone }: { name: string; path: string; isGone: boolean }) {
  const problem = isGone ? 'O arquivo não está mais guardado.' : '';
  const { sha256, bytes } = isGone ? { sha256: '', bytes: 0 } : await hashFile(path);
  return { archive: name, name, bytes, sha256, problem };
}
