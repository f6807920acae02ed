import { createHash } from 'node:crypto';
import type { UploadFile } from '@restitui/tax-engine/zip/upload-file.ts';
import type { ExaminedFile } from './examine-file.ts';

/** Hashes the files of equal length, which may be duplicates (SP-014). Months mostly differ in length, so few are read. */
export async function hashSameLengths(examined: readonly ExaminedFile[]): Promise<ExaminedFile[]> {
  const byLength = Map.groupBy(examined, ({ bytes }) => bytes);
  const hashed: ExaminedFile[] = [];
  for (const one of examined) {
    const isAlone = byLength.get(one.bytes)?.length === 1;
    hashed.push(isAlone ? one : { ...one, sha256: await hashOf(one.file) });
  }
  return hashed;
}

async function hashOf(file: UploadFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.open()) hash.update(chunk);
  return hash.digest('hex');
}
