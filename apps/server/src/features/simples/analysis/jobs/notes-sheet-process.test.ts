import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import { packItems } from '@restitui/column-store/item-block-builder.ts';
import { Unzip, UnzipInflate } from 'fflate';
import { afterAll, expect, it } from 'vitest';
import { itemLine } from '../../../../../../../packages/column-store/test-support/item-line.ts';
import { runInChild } from '../../../../platform/run-in-child.ts';
import type { NotesSheetProtocol } from './notes-sheet-messages.ts';

const folder = mkdtempSync(join(tmpdir(), 'notes-sheet-'));
const sheetPath = join(folder, 'notas.xlsx');
afterAll(() => rmSync(folder, { recursive: true }));

const months = 12;
const itemsPerMonth = 5_000;

function* linesOf(month: number) {
  const competencia = taxMonthOf(2025, month);
  for (let item = 0; item < itemsPerMonth; item++) {
    const numero = String(Math.floor(item / 4) + 1);
    const chave = `52250${month}`.padEnd(35, '0') + numero.padStart(9, '0');
    yield itemLine({ competencia, chave, numero, item: (item % 4) + 1, valor: 1_000 + item });
  }
}

/** Counts the rows of the sheet without holding its text. */
async function countRows(path: string): Promise<number> {
  let rows = 0;
  let rest = '';
  const decoder = new TextDecoder();
  const unzip = new Unzip((file) => {
    if (!/worksheets\/sheet1\.xml$/.test(file.name)) return;
    file.ondata = (error, data) => {
      if (error) throw error;
      const parts = (rest + decoder.decode(data, { stream: true })).split('<row ');
      rows += parts.length - 1;
      rest = (parts.at(-1) ?? '').slice(-5);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(path)) unzip.push(chunk as Uint8Array);
  unzip.push(new Uint8Array(), true);
  return rows;
}

it('writes 60,000 items month by month in a heap of 64 MB', { tags: ['W-587'] }, async () => {
  const percents: number[] = [];
  const blocks = Array.from({ length: months }, (_, i) => ({
    ...{ competencia: taxMonthOf(2025, i + 1), ordem: i, itens: itemsPerMonth },
  }));
  await runInChild<NotesSheetProtocol>({
    program: new URL('./notes-sheet-process.ts', import.meta.url),
    name: 'The process of the notes sheet',
    execArgv: ['--max-old-space-size=64'],
    input: { blocks, sheetPath },
    onMessage(message) {
      if (message.kind === 'progress') {
        percents.push(message.percent);
        return undefined;
      }
      const [block] = packItems(linesOf(message.place.ordem + 1));
      return block ? Promise.resolve(block) : Promise.reject(new Error('No block.'));
    },
    signal: new AbortController().signal,
  });
  expect(percents).toHaveLength(months);
  expect(percents.at(-1)).toBe(99);
  expect(await countRows(sheetPath)).toBe(months * itemsPerMonth + 1);
});
