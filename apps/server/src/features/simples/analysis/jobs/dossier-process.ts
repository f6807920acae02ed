import { writeFile } from 'node:fs/promises';
import type { NoteLine } from '@restitui/domain/simples/analysis/notes-sheet.ts';
import type { HashedFile } from '../../../../platform/dossier-layout.ts';
import { hashSentFile } from '../../../../platform/hash-file.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import { dossierPdf } from '../dossier.pdf.ts';
import { addRules, readLines } from './dossier-lines.ts';
import type { DossierProtocol, RuleUse } from './dossier-messages.ts';
import { writeDossierSheets } from './dossier-sheets.ts';
import { hashEntries } from './hash-files.ts';

runAsChild<DossierProtocol>(async (input, { report, request }) => {
  const rules = new Map<string, RuleUse>();
  const total = input.blocks.reduce((sum, { itens }) => sum + itens, 0);
  const archives: HashedFile[] = [];
  let items = 0;
  let files = 0;

  async function* lines(): AsyncGenerator<NoteLine> {
    for (const place of input.blocks) {
      const block = await request({ kind: 'loadBlock', place });
      await addRules(block, rules);
      yield* readLines(block);
      items += block.itens;
      await report({ kind: 'progress', percent: Math.floor((items / Math.max(1, total)) * 60) });
    }
  }
  async function* hashed(): AsyncGenerator<HashedFile> {
    for (const archive of input.archives) {
      const whole = await hashSentFile(archive);
      archives.push(whole);
      yield whole;
      if (archive.isGone) continue;
      for await (const file of hashEntries(archive, input.tempDir)) {
        files++;
        yield file;
      }
      await report({ kind: 'progress', percent: 60 + Math.floor((archives.length / input.archives.length) * 30) });
    }
  }

  await writeDossierSheets(input, lines(), hashed());
  await writeFile(input.pdfPath, await dossierPdf(input, { archives, files, items, rules: [...rules.values()] }));
});
