import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawnPng } from '../../test/identity-checks.ts';
import { pngOf } from '../../test/png-of.ts';
import { pictureSize } from './picture-size.ts';
import { checkPngContent } from './png-content.ts';
import { showsSomething } from './png-picture.ts';

const rows = (count: number, bytes: number) => Buffer.alloc(count * (1 + bytes));

describe('a drawing', () => {
  it('shows something when two pixels differ', async () => {
    expect(await showsSomething(drawnPng(true))).toBe(true);
    expect(await showsSomething(drawnPng(false))).toBe(false);
  });

  it.each([
    ['no size', pngOf({ width: 0, height: 0 }, deflateSync(rows(1, 4)))],
    ['more pixels than a drawing may have', pngOf({ width: 60_000, height: 60_000 }, deflateSync(rows(1, 4)))],
    ['missing rows', pngOf({ width: 10, height: 10 }, deflateSync(rows(3, 40)))],
    ['more rows than announced', pngOf({ width: 1, height: 1 }, deflateSync(Buffer.alloc(50 * 1024 ** 2)))],
    ['broken content', pngOf({ width: 10, height: 10 }, Buffer.from('xxxx'))],
    ['a palette that is missing', pngOf({ width: 4, height: 1, colour: 3 }, deflateSync(rows(1, 4)))],
    [
      'more interlaced rows than announced',
      pngOf({ width: 1, height: 1, interlaced: true }, deflateSync(Buffer.alloc(9_000))),
    ],
    ['a second header', pngOf({ width: 1, height: 1, second: 50_000 }, deflateSync(rows(1, 4)))],
    ['nothing', Buffer.alloc(0)],
    ['a signature only', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('is refused with %s', async (_, png) => {
    expect(await showsSomething(png)).toBe(false);
  });

  it('is refused wherever its file is cut or changed, or read to its end', async () => {
    const png = drawnPng(true);
    for (let at = 0; at < png.length; at++) {
      expect(typeof (await showsSomething(png.subarray(0, at)))).toBe('boolean');
      const changed = Buffer.from(png);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(typeof (await showsSomething(changed))).toBe('boolean');
    }
  });
});

describe('the content of a PNG', () => {
  it.each([1, 2, 3, 7, 8, 9, 16, 33])('is complete for an interlaced picture of %i pixels', async (width) => {
    const counts = [
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ];
    let bytes = 0;
    for (const [x = 0, y = 0, dx = 1, dy = 1] of counts) {
      for (let row = y; row < 5; row += dy) {
        let columns = 0;
        for (let column = x; column < width; column += dx) columns++;
        if (columns > 0) bytes += 1 + columns * 4;
      }
    }
    const png = pngOf({ width, height: 5, interlaced: true }, deflateSync(Buffer.alloc(bytes)));
    expect(await checkPngContent(png)).toBe('complete');
  });

  it('is complete for what other programs write', async () => {
    expect(await checkPngContent(PNG.sync.write(new PNG({ width: 31, height: 7 })))).toBe('complete');
  });
});

describe('the size of a picture', () => {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  const frame = Buffer.from([8, 0x27, 0x10, 0x4e, 0x20, 3]);

  it('is read from a JPEG behind its previews, and from a PNG', () => {
    const start = Buffer.from('ffd8', 'hex');
    const jpeg = Buffer.concat([start, segment(0xe1, Buffer.alloc(60_000, 0xff)), segment(0xc2, frame)]);
    expect(pictureSize(jpeg)).toEqual({ width: 20_000, height: 10_000 });
    expect(pictureSize(drawnPng(true))).toEqual({ width: 60, height: 20 });
  });

  it.each([
    '',
    'ff',
    'ffd8',
    'ffd8ffe0',
    'ffd8ffe000',
    `ffd8${'ff'.repeat(50)}`,
    `ffd8ffe00000${'00'.repeat(20)}`,
    '89504e47',
  ])('is undefined for the bytes %s', (hex) => {
    expect(pictureSize(Buffer.from(hex, 'hex'))).toBeUndefined();
  });
});
