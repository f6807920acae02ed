import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachLine } from './for-each-line.ts';
import { RecordLine } from './record-line.ts';

const read = (text: string, encoding: BufferEncoding = 'latin1') => {
  const line = new RecordLine();
  const bytes = Buffer.from(text, encoding);
  line.load(bytes, 0, bytes.length);
  return line;
};

describe('RecordLine', () => {
  it('reads texts in ISO-8859-1 and in UTF-8', () => {
    expect(read('|0000|AÇÃO|').text(2)).toBe('AÇÃO');
    expect(read('|0000|AÇÃO|', 'utf8').text(2)).toBe('AÇÃO');
    expect(read('|0000|x|').text(9)).toBe('');
  });

  it('reads short texts alike however often and beside others of the same characters', () => {
    for (let again = 0; again < 2; again++) {
      const line = read('|C170|1|01|001| 1|1 |\u0000|ÇÃ|');
      expect([2, 3, 4, 5, 6, 7, 8].map((field) => line.text(field))).toEqual([
        '1',
        '01',
        '001',
        '1',
        '1',
        '\u0000',
        'ÇÃ',
      ]);
      expect(read('|C170|ÇÃ|', 'utf8').text(2)).toBe('ÇÃ');
    }
  });

  it.each([
    ['10000,00', 1_000_000],
    ['0,5', 50],
    ['7', 700],
    ['-1,23', -123],
    ['1,235', 124],
    ['1,2349', 123],
    ['', 0],
    ['1000000000000,00', 100_000_000_000_000],
    ['1000000000000,01', 0],
    ['-999999999999999999999,99', 0],
  ])('reads the amount %s as %i cents', (text, cents) => {
    expect(read(`|C170|${text}|`).cents(2)).toBe(cents);
  });

  it('reads rates, quantities and days', () => {
    const line = read('|C170|1,65|0,6500|2,123456|31012025|31022025|');
    expect([line.rate(2), line.rate(3), line.millionths(4)]).toEqual([16_500, 6_500, 2_123_456]);
    expect([line.day(5), line.day(6), line.day(2)]).toEqual(['2025-01-31', '', '']);
  });

  it('knows which fields a line has', () => {
    const line = read('|M210|51||0,00|');
    expect([line.name, line.fields, line.has(2), line.has(3), line.has(4), line.has(5)]).toEqual([
      'M210',
      4,
      true,
      false,
      true,
      false,
    ]);
    expect(['', '|', '|C1|', 'C170|', '|c170|1|', '||||||||'].map((text) => read(text).name)).toEqual([
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });

  it('reads any bytes without failing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        const line = new RecordLine();
        const text = Buffer.from(['|C170|'.split('').map((sign) => sign.charCodeAt(0)), [...bytes]].flat());
        line.load(text, 0, text.length);
        for (let field = 0; field < 12; field++) {
          expect(Number.isFinite(line.cents(field))).toBe(true);
          expect(typeof line.text(field)).toBe('string');
        }
      }),
    );
  });
});

describe('forEachLine', () => {
  it('yields the same lines however the stream is cut', async () => {
    const text = Buffer.from('|0000|a|\r\n|C100|\n|9999|3|', 'latin1');
    for (let size = 1; size <= text.length; size++) {
      const lines: string[] = [];
      const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
        text.subarray(at * size, (at + 1) * size),
      );
      await forEachLine(iterate(chunks), (bytes, start, end) => {
        lines.push(bytes.toString('latin1', start, end));
        return true;
      });
      expect(lines).toEqual(['|0000|a|', '|C100|', '|9999|3|']);
    }
  });
});

async function* iterate(chunks: Buffer[]) {
  yield* chunks;
}
