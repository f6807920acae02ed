import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoteFacts, PrintedItem } from './document-facts.ts';
import { ItemSpill } from './item-spill.ts';
import type { NoteRow } from './note-row.ts';
import { FIELD } from './spill-line.ts';
import { SpillReader } from './spill-reader.ts';

const note = { key: 'chave', mod: '65', serie: '1', numero: '7', issued: '2025-01-02', emit: '11222333000181' };

function printed(nItem: number, xProd: string): PrintedItem {
  const copy = (text: string) => (target: Buffer, at: number) => at + target.write(text, at);
  const texts = { cProd: `C${nItem}`, xProd };
  return {
    ...texts,
    nItem,
    textBytes: Buffer.byteLength(`${texts.cProd}${xProd}789`),
    copyCode: copy(texts.cProd),
    gtin: '789',
    copyName: copy(xProd),
    copyGtin: copy('789'),
  } as PrintedItem;
}

const resultOf = (ncm: number) => ({
  text: [ncm, '', '', '5102', '102', '49', '49', 'I', 0, 1, 2, 3, 0, -1].join(FIELD),
  number: -1,
});

describe('ItemSpill', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spill-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('restores every item, with more distinct results than it numbers and with texts longer than its buffer', () => {
    const path = join(folder, 'itens');
    const spill = new ItemSpill(path);
    const items = Array.from({ length: 20_010 }, (_, i) => ({
      item: printed(i, `PÃO ${i}`),
      value: -i,
      result: resultOf(i),
    }));
    const long = { item: printed(1, 'Ã'.repeat(1 << 20)), value: 2 ** 40, result: resultOf(3) };
    const places = [items, [long], [items[5]], []].map((of) => {
      spill.begin(note as NoteFacts);
      for (const { item, value, result } of of as typeof items) spill.add(item, value, result);
      return spill.end();
    });
    spill.close();

    const reader = new SpillReader([path]);
    const [all, one, again] = places.map(([offset, length]) =>
      reader.read({ spill: [0, offset, length] } as unknown as NoteRow),
    );
    reader.close();
    expect(all).toMatchObject(note);
    expect(
      all?.items.map(({ nItem, cProd, xProd, gtin, codes, value }) => [nItem, cProd, xProd, gtin, codes.NCM, value]),
    ).toEqual(items.map(({ item, value }, i) => [i, `C${i}`, item.xProd, '789', String(i), i === 0 ? 0 : value]));
    expect(one?.items).toMatchObject([
      { xProd: 'Ã'.repeat(1 << 20), value: 2 ** 40, codes: { NCM: '3', CFOP: '5102' } },
    ]);
    expect(again?.items).toEqual([all?.items[5]]);
  });
});
