import { writeFile } from 'node:fs/promises';
import { correctionsSheet } from '@restitui/domain/recovery/file-analyses/analysis-corrections-sheet.ts';
import {
  type AnalysisItemLine,
  analysisItemColumns,
} from '@restitui/domain/recovery/file-analyses/analysis-item-columns.ts';
import { analysisRequestsSheet } from '@restitui/domain/recovery/file-analyses/analysis-requests-sheet.ts';
import { analysisSheet } from '@restitui/domain/recovery/file-analyses/analysis-sheet.ts';
import { periodOfSortable } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { HashedFile } from '../../../../platform/dossier-layout.ts';
import { hashSentFile } from '../../../../platform/hash-file.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import { type XlsxCell, XlsxFile } from '../../../../platform/xlsx-file.ts';
import { writeFileSheet, writeSheet } from '../../../../platform/xlsx-sheets.ts';
import { analysisDossierPdf } from '../analysis-dossier.pdf.ts';
import { unpackItems } from '../item-blocks.rules.ts';
import type { AnalysisDossierProtocol } from './dossier-messages.ts';

runAsChild<AnalysisDossierProtocol>(async (input, { report, request }) => {
  const archives: HashedFile[] = [];

  async function* lines(): AsyncGenerator<AnalysisItemLine> {
    for (const [at, place] of input.blocks.entries()) {
      const competencia = periodOfSortable(place.periodo);
      for (const item of unpackItems(Buffer.from(await request({ kind: 'loadBlock', place })))) {
        yield { ...item, competencia };
      }
      await report({ kind: 'progress', percent: Math.floor(((at + 1) / input.blocks.length) * 80) });
    }
  }
  async function* hashed(): AsyncGenerator<HashedFile> {
    for (const archive of input.archives) {
      const whole = await hashSentFile(archive);
      archives.push(whole);
      yield whole;
    }
  }

  const file = new XlsxFile(input.sheetPath);
  await writeSheet(file, analysisSheet(input.meses, input.classes), 'Meses');
  await writeSheet(file, correctionsSheet(input.correcoes));
  await writeSheet(file, analysisRequestsSheet(input.pedidos));
  await file.sheet('Itens', analysisItemColumns, cellsOf(lines()));
  await writeFileSheet(file, hashed());
  file.close();
  await writeFile(input.pdfPath, await analysisDossierPdf(input, archives));
});

async function* cellsOf(lines: AsyncIterable<AnalysisItemLine>): AsyncGenerator<XlsxCell[]> {
  for await (const line of lines) yield analysisItemColumns.map(({ cell }) => cell(line));
}
