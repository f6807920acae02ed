import { describe, expect, it } from 'vitest';
import type { ExaminedFile } from './examine-file.ts';
import { hashSameLengths } from './hash-same-lengths.ts';

function examined(name: string, text: string, opened: string[]): ExaminedFile {
  async function* open() {
    opened.push(name);
    yield Buffer.from(text);
  }
  const rest = {
    header: undefined,
    isWhole: true,
    isConcatenated: false,
    wrongCounts: [],
    records: undefined,
    parts: [],
  };
  const source = () => ({ path: name, start: 0, end: text.length, isDeflated: false });
  return { file: { name, time: 0, open, source, bytes: text.length }, bytes: text.length, sha256: undefined, ...rest };
}

describe('hashes of files', { tags: ['SP-014'] }, () => {
  it('are computed for files of equal length only, in the order of the upload', async () => {
    const opened: string[] = [];
    const files = [
      examined('a', 'one', opened),
      examined('b', 'three', opened),
      examined('c', 'two', opened),
      examined('d', 'one', opened),
    ];
    const hashed = await hashSameLengths(files);
    expect(hashed.map(({ file }) => file.name)).toEqual(['a', 'b', 'c', 'd']);
    expect(opened).toEqual(['a', 'c', 'd']);
    expect(hashed[0]?.sha256).toBe(hashed[3]?.sha256);
    expect(hashed[0]?.sha256).not.toBe(hashed[2]?.sha256);
    expect(hashed[1]?.sha256).toBeUndefined();
  });
});
