import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Inflater, inflateOnce } from './inflater.ts';

const inflater = new Inflater();
const ways: [string, (packed: Buffer, size: number) => Buffer | undefined][] = [
  ['into the same memory', (packed, size) => inflater.inflate(packed, size)],
  ['one by one', inflateOnce],
];

describe.each(ways)('%s', (_, inflate) => {
  const text = Buffer.from('<nota>MAÇÃ</nota>'.repeat(50_000));
  const packed = deflateRawSync(text);

  it('inflates a short text after a long one', () => {
    expect(inflate(packed, text.length)?.equals(text)).toBe(true);
    expect(inflate(deflateRawSync('abc'), 3)?.toString()).toBe('abc');
    expect(inflate(deflateRawSync(''), 0)?.length).toBe(0);
  });

  it.each([
    ['is longer than declared', packed, text.length - 1],
    ['is far longer than declared', packed, 10],
    ['is shorter than declared', packed, text.length + 1],
    ['is cut', packed.subarray(0, packed.length - 9), text.length],
    ['is no deflate', Buffer.from('isto não é'), 10],
    ['is empty', Buffer.alloc(0), 4],
  ])('returns undefined for data that %s, and inflates the next', (_case, corrupted, size) => {
    expect(inflate(corrupted, size)).toBeUndefined();
    expect(inflate(packed, text.length)?.equals(text)).toBe(true);
  });
});
