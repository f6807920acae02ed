import { type NoteLine, noteColumns } from '@restitui/domain/simples/analysis/notes-sheet.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import { XlsxFile } from '../../../../platform/xlsx-file.ts';
import { readLines } from './dossier-lines.ts';
import { cellsOfItems } from './dossier-sheets.ts';
import type { NotesSheetProtocol } from './notes-sheet-messages.ts';

runAsChild<NotesSheetProtocol>(async ({ blocks, sheetPath }, { report, request }) => {
  const total = blocks.reduce((sum, { itens }) => sum + itens, 0);
  let items = 0;

  async function* lines(): AsyncGenerator<NoteLine> {
    for (const place of blocks) {
      const block = await request({ kind: 'loadBlock', place });
      yield* readLines(block);
      items += block.itens;
      await report({ kind: 'progress', percent: Math.floor((items / Math.max(1, total)) * 99) });
    }
  }

  const file = new XlsxFile(sheetPath);
  await file.sheet('Notas', noteColumns, cellsOfItems(lines()));
  file.close();
});
