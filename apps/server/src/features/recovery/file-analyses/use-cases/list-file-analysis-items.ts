import type { fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import { sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireAnalysedMonth, requireFileAnalysis } from '../file-analysis.gate.ts';
import { listItemBlocks, readItemBlock } from '../file-analysis-items.repository.ts';
import { countWanted, isWanted, sumGroups, unpackItems } from '../item-blocks.rules.ts';

/** Returns a page of the documents or rubricas of a month; opens only the blocks that hold it. */
export async function listFileAnalysisItems(
  context: Context,
  { params: { id_apuracao, competencia }, query }: Input<typeof fileAnalysesApi.items>,
) {
  const { db, tenant } = context;
  await requireFileAnalysis(context, id_apuracao);
  const { run, month } = await requireAnalysedMonth(context, id_apuracao, sortablePeriod(competencia));
  const { page, pageSize, q = '', situacao, codigo = '' } = query;
  const condition = { tese: q, situacao, codigo };

  const first = (page - 1) * pageSize;
  const data: FileAnalysisItem[] = [];
  let total = 0;
  const blocks = await listItemBlocks(db, tenant, run.id, month.periodo);
  for (const { ordem, contagens } of blocks) {
    const wanted = countWanted(contagens, condition);
    const skipped = Math.max(0, first - total);
    const missing = pageSize - data.length;
    if (missing > 0 && skipped < wanted) {
      const place = { id_tenant: tenant, id_run: run.id, periodo: month.periodo, ordem };
      const linhas = await readItemBlock(db, place);
      const items = linhas ? unpackItems(linhas).filter((item) => isWanted(item, condition)) : [];
      data.push(...items.slice(skipped, skipped + missing));
    }
    total += wanted;
  }
  const grupos = sumGroups(
    blocks.map(({ contagens }) => contagens),
    q,
  );
  return { data, page: { number: page, size: pageSize, total }, grupos };
}
