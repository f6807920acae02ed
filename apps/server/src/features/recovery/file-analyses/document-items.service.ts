import type { RejectableThesis } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { Context } from '../../../kernel/context.ts';
import { listItemBlocks, readItemBlock, type StoredMonthRow } from './file-analyses.repository.ts';
import { countWanted, unpackItems } from './item-blocks.rules.ts';

/** Returns the items of a document in one credit of a month; opens only blocks with items of the credit. */
export async function listDocumentItems(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id_run, periodo }: Pick<StoredMonthRow, 'id_run' | 'periodo'>,
  tese: RejectableThesis,
  documento: string,
): Promise<FileAnalysisItem[]> {
  const items: FileAnalysisItem[] = [];
  for (const { ordem, contagens } of await listItemBlocks(db, tenant, id_run, periodo)) {
    if (countWanted(contagens, { tese, situacao: undefined }) === 0) continue;
    const linhas = await readItemBlock(db, { id_tenant: tenant, id_run, periodo, ordem });
    const all = linhas ? unpackItems(linhas) : [];
    items.push(...all.filter((item) => item.tese === tese && item.documento === documento));
  }
  return items;
}
