import type { RejectableThesis } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import type { Context } from '../../../kernel/context.ts';
import { listItemBlocks, readItemBlock } from './file-analysis-items.repository.ts';
import type { StoredMonthRow } from './file-analysis-months.repository.ts';
import { countWanted, unpackItems } from './item-blocks.rules.ts';
import { documentHash } from './packed-items.rules.ts';

/** Most blocks that are opened for one document: 20,000 items, a fifth of a second. */
export const mostBlocks = 10;

export interface DocumentItems {
  items: FileAnalysisItem[];
  /** False when the document may have further items in blocks that were not opened. */
  isComplete: boolean;
}

/**
 * Returns the items of a document in one credit of a month. Opens only blocks that may hold it, and never more than
 * `mostBlocks`, so that neither a large month nor a large document occupies the process.
 */
export async function listDocumentItems(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id_run, periodo }: Pick<StoredMonthRow, 'id_run' | 'periodo'>,
  tese: RejectableThesis,
  documento: string,
): Promise<DocumentItems> {
  const listed = await listItemBlocks(db, tenant, id_run, periodo, documentHash({ tese, documento }));
  const blocks = listed.filter(({ contagens }) => countWanted(contagens, { tese, situacao: undefined }) > 0);
  const items: FileAnalysisItem[] = [];
  for (const { ordem } of blocks.slice(0, mostBlocks)) {
    const linhas = await readItemBlock(db, { id_tenant: tenant, id_run, periodo, ordem });
    const all = linhas ? unpackItems(linhas) : [];
    for (const item of all) if (item.tese === tese && item.documento === documento) items.push(item);
  }
  return { items, isComplete: blocks.length <= mostBlocks };
}
