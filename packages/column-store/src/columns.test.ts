import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeAccessKeys, openAccessKeys } from './access-key-columns.ts';
import { decodeCents, decodeCounts, encodeCents, encodeCounts } from './number-columns.ts';
import { PackedColumns, packColumns } from './packed-columns.ts';
import { encodeTexts, TextColumn } from './text-column.ts';

it.each([2 ** 8, 2 ** 16, 2 ** 24, 2 ** 32])('decodes the counts below %i that it encoded', (bound) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: bound - 1 })), (counts) => {
      const all = [...counts, bound - 1, 0];
      expect([...decodeCounts(encodeCounts(all))]).toEqual(all);
    }),
  );
});

it.each([2 ** 31 - 1, Number.MAX_SAFE_INTEGER])('decodes the cents up to ±%i that it encoded', (most) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -most, max: most })), (cents) => {
      const all = [...cents, most, -most];
      expect([...decodeCents(encodeCents(all))]).toEqual(all);
    }),
  );
});

it('reads packed columns one by one, deflated or not', async () => {
  const bytes = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.constant(new Uint8Array(5000).fill(7)));
  await fc.assert(
    fc.asyncProperty(fc.array(bytes), async (columns) => {
      const packed = await PackedColumns.open(packColumns(columns.map((column) => Buffer.from(column))));
      expect(packed.count).toBe(columns.length);
      for (const [place, column] of columns.entries()) {
        expect((await packed.read(place)).equals(column)).toBe(true);
        expect(packed.readSync(place).equals(column)).toBe(true);
      }
    }),
  );
});

const fewLetters = fc.string({ unit: fc.constantFrom('a', 'b', 'ç', ' '), maxLength: 4 });

it('finds texts in a column as in a list', () => {
  fc.assert(
    fc.property(fc.array(fewLetters, { minLength: 1 }), fewLetters, (texts, wanted) => {
      const column = new TextColumn(encodeTexts(texts));
      expect(column.all()).toEqual(texts);
      expect(texts.map((_, place) => column.at(place))).toEqual(texts);
      const marks = (pass: (text: string) => boolean) => texts.map((text) => Number(pass(text)));
      expect([...column.marksOf(wanted, { whole: true })]).toEqual(marks((text) => text === wanted));
      if (wanted) expect([...column.marksOf(wanted, { whole: false })]).toEqual(marks((text) => text.includes(wanted)));
    }),
  );
});

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom('0', '1', '7'), minLength: length, maxLength: length });
const head = fc.constantFrom('3525051122233300018155001', '35250611AB233300018165002');
const key = fc.tuple(head, digits(19)).map((parts) => parts.join(''));

it('decodes access keys and finds parts in them as in text', async () => {
  const keys = fc.array(fc.oneof({ weight: 20, arbitrary: key }, digits(6)), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(keys, fc.nat(), fc.integer({ min: 1, max: 44 }), async (all, from, length) => {
      const opened = await openAccessKeys(await PackedColumns.open(packColumns(encodeAccessKeys(all))), all.length);
      expect(all.map((_, note) => opened.at(note))).toEqual(all);
      const [first = ''] = all;
      const part = first.slice(from % first.length, (from % first.length) + length);
      for (const wanted of [part, first]) {
        expect([...opened.marksOf(wanted)]).toEqual(all.map((one) => Number(one.includes(wanted))));
      }
    }),
  );
});

it('finds a part in the last of many keys, and not across two keys', async () => {
  const all = Array.from(
    { length: 5000 },
    (_, n) => `3525051122233300018155001${String(n).padStart(9, '0')}1000000010`,
  );
  const opened = await openAccessKeys(await PackedColumns.open(packColumns(encodeAccessKeys(all))), all.length);
  for (const part of ['0000049991', '000002048', '1035250']) {
    expect([...opened.marksOf(part)]).toEqual(all.map((one) => Number(one.includes(part))));
  }
});
