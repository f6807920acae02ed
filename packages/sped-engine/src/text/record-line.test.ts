import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCents, plainDay, plainField } from '../../test-support/plain-record.ts';
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

  it('does not read beyond the end of a line', () => {
    const bytes = Buffer.from('|C|00|1|', 'latin1');
    const line = new RecordLine();
    line.load(bytes, 0, 2);
    expect([line.name, line.text(2)]).toEqual(['', '']);
    line.load(Buffer.from('|C170|1|'), 0, 5);
    expect(line.name).toBe('');
  });

  it('tells fields apart that have the same hash or the same start', () => {
    const line = read('|C170|P1|P12||Ç|');
    expect(line.hash(2)).toBe(read('|0200|P1|').hash(2));
    expect(line.hash(2)).not.toBe(line.hash(3));
    expect([line.equals(2, 'P1'), line.equals(2, 'P12'), line.equals(3, 'P1'), line.equals(4, '')]).toEqual([
      ...[true, false, false, true],
    ]);
    // Texts beyond ASCII have several encodings: they are compared as texts.
    expect(line.equals(5, 'Ç')).toBe(false);
    expect([line.equals(9, ''), line.equals(9, 'P1')]).toEqual([true, false]);
  });

  it('agrees with a plain reading of the line, whatever was read before', () => {
    const amounts = fc.oneof(
      fc.double({ min: 0, max: 1e12, noNaN: true }).map((value) => value.toFixed(2).replace('.', ',')),
      fc.constantFrom('0,005', '-1,235', '1.234,56', '999999999999999999999,99', '1e9', ',5', '7,', '1,2,3'),
    );
    const days = fc.constantFrom('31012025', '31022025', '29022024', '00000000', '3101202', '310120255', '3101202x');
    const texts = fc.constantFrom(
      '01',
      '5102',
      '000',
      'UN',
      'PEÇA',
      'Ã©',
      ' 1',
      '1 ',
      '\0',
      'P2000',
      '',
      'x'.repeat(50),
    );
    const bytes = fc
      .uint8Array({ maxLength: 6 })
      .map((some) => Buffer.from(some).toString('latin1').replaceAll('|', ''));
    fc.assert(
      fc.property(fc.array(fc.oneof(amounts, days, texts, bytes), { minLength: 1, maxLength: 40 }), (fields) => {
        const bytes = Buffer.from(`|C170|${fields.join('|')}|`, 'latin1');
        const line = new RecordLine();
        line.load(bytes, 0, bytes.length);
        for (let field = 2; field < fields.length + 3; field++) {
          const plain = plainField(bytes, field);
          expect(line.text(field)).toBe(plain);
          expect(line.day(field)).toBe(plainDay(plain));
          if (/^-?[\d.]*(,\d*)?$/.test(plain)) expect(line.cents(field) + 0).toBe(plainCents(plain) + 0);
        }
      }),
      { numRuns: 1_000 },
    );
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

describe('forEachLine of a source that reuses its buffer', () => {
  const linesOf = async (chunks: AsyncIterable<Buffer>, most = Number.POSITIVE_INFINITY) => {
    const lines: string[] = [];
    await forEachLine(chunks, (bytes, start, end) => lines.push(bytes.toString('latin1', start, end)) < most);
    return lines;
  };

  it('yields the same lines however the stream is cut, with a byte order mark and long lines', async () => {
    const long = `|C110|${'x'.repeat(9_000)}|`;
    const text = Buffer.from(`\xef\xbb\xbf|0000|a|\r\n\r\n${long}\n|C100|\r\r\n|9999|3|\r\n|C1`, 'latin1');
    const expected = ['|0000|a|', '', long, '|C100|\r', '|9999|3|', '|C1'];
    for (const size of [1, 2, 3, 4, 5, 7, 11, 4096, 4097, 9_000, text.length]) {
      expect(await linesOf(reused(text, size))).toEqual(expected);
    }
  });

  it('ends when it is told to, and takes no line of an empty stream', async () => {
    const text = Buffer.from('|0000|\n|C100|\n|C170|\n', 'latin1');
    for (const size of [1, 8, 100]) expect(await linesOf(reused(text, size), 2)).toEqual(['|0000|', '|C100|']);
    expect(await linesOf(reused(Buffer.alloc(0), 1))).toEqual([]);
    expect(await linesOf(reused(Buffer.from('\xef\xbb', 'latin1'), 1))).toEqual(['\xef\xbb']);
  });
});

async function* iterate(chunks: Buffer[]) {
  yield* chunks;
}

/** Yields the bytes in one buffer, which is overwritten before the next chunk. */
async function* reused(bytes: Buffer, size: number) {
  const buffer = Buffer.alloc(size);
  for (let at = 0; at < bytes.length; at += size) {
    buffer.fill('|');
    yield buffer.subarray(0, bytes.copy(buffer, 0, at, at + size));
    buffer.fill('\n');
  }
}
