import { writeFile } from 'node:fs/promises';
import type { NoteLine } from '@restitui/domain/simples-analysis/notes-sheet.ts';
import { dossierPdf } from '../dossier-pdf.ts';
import type { LoadedBlock } from '../open-item-block.ts';
import type { DossierInput, FromDossier, HashedFile, RuleUse, ToDossier } from './dossier-messages.ts';
import { writeDossierSheets } from './dossier-sheets.ts';
import { hashEntries, hashFile } from './hash-files.ts';
import { addRules, linesOfBlock } from './lines-of-block.ts';

let takeBlock = (_block: LoadedBlock) => {};

function tell(message: FromDossier): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });
}

async function askBlock(place: { competencia: string; ordem: number }): Promise<LoadedBlock> {
  const block = new Promise<LoadedBlock>((resolve) => {
    takeBlock = resolve;
  });
  await tell({ kind: 'wantBlock', place });
  return block;
}

async function make(input: DossierInput): Promise<void> {
  const rules = new Map<string, RuleUse>();
  const total = input.blocks.reduce((sum, { itens }) => sum + itens, 0);
  const archives: HashedFile[] = [];
  let items = 0;
  let files = 0;

  async function* lines(): AsyncGenerator<NoteLine> {
    for (const place of input.blocks) {
      const block = await askBlock(place);
      await addRules(block, rules);
      yield* linesOfBlock(block);
      items += block.itens;
      await tell({ kind: 'progress', percent: Math.floor((items / Math.max(1, total)) * 60) });
    }
  }
  async function* hashed(): AsyncGenerator<HashedFile> {
    for (const archive of input.archives) {
      const { name } = archive;
      const problem = archive.isGone ? 'O arquivo não está mais guardado.' : '';
      const { sha256, bytes } = archive.isGone ? { sha256: '', bytes: 0 } : await hashFile(archive.path);
      const whole = { archive: name, name, bytes, sha256, problem };
      archives.push(whole);
      yield whole;
      if (archive.isGone) continue;
      for await (const file of hashEntries(archive, input.tempDir)) {
        files++;
        yield file;
      }
      await tell({ kind: 'progress', percent: 60 + Math.floor((archives.length / input.archives.length) * 30) });
    }
  }

  await writeDossierSheets(input, lines(), hashed());
  await writeFile(input.pdfPath, await dossierPdf(input, { archives, files, items, rules: [...rules.values()] }));
  await tell({ kind: 'done' });
}

process.on('message', (message: ToDossier) => {
  if (message.kind === 'block') return takeBlock(message.block);
  void make(message.input)
    .catch((error: Error) => tell({ kind: 'failed', error: String(error?.stack ?? error) }))
    .finally(() => process.disconnect());
});
// An orphan has nobody to work for.
process.on('disconnect', () => process.exit());
