import { sumOfReais } from '@restitui/brazil/money.ts';
import type { PositionClass } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { MonthCorrection } from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import { isSelected } from '@restitui/domain/recovery/file-analyses/analysis-totals.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import { monthChanges } from '@restitui/domain/recovery/file-analyses/month-corrections.ts';
import type { Context } from '../../../kernel/context.ts';
import { type ReadingDay, toMonthResponse } from './analysis-month.wire.ts';
import type { Run } from './file-analyses.repository.ts';
import { listItemBlocks, readItemBlock } from './file-analysis-items.repository.ts';
import { listMonthDetails } from './file-analysis-months.repository.ts';
import { countWanted, unpackItems } from './item-blocks.rules.ts';

/** Lists what must be corrected in each month whose credit is selected. */
export async function listCorrections(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id: id_run, servico }: Pick<Run, 'id' | 'servico'>,
  classes: readonly PositionClass[],
  day: ReadingDay,
): Promise<MonthCorrection[]> {
  const corrections: MonthCorrection[] = [];
  for (const { periodo, row, detail } of await listMonthDetails(db, tenant, id_run)) {
    const { competencia, celulas, alertas } = toMonthResponse(periodo, row, day);
    const cells = celulas.filter((cell) => cell.credito > 0 && isSelected(cell, classes));
    if (cells.length === 0) continue;
    const carriesReturns = alertas.some(({ codigo }) => codigo === 'DEVOLUCAO_TRANSPORTADA');
    const ids = new Set(cells.map(({ tese }) => tese));
    const counted: FileAnalysisItem[] = [];
    let documentos = 0;
    for (const { ordem, contagens } of await listItemBlocks(db, tenant, id_run, periodo)) {
      const wanted = [...ids].reduce((sum, tese) => sum + countWanted(contagens, { tese, situacao: 'CONTADO' }), 0);
      documentos += wanted;
      // A block without counts is from before they were kept.
      const isWanted = wanted > 0 || Object.keys(contagens).length === 0;
      if (servico !== 'PREVIDENCIARIO' || !isWanted) continue;
      const linhas = await readItemBlock(db, { id_tenant: tenant, id_run, periodo, ordem });
      const items = linhas ? unpackItems(linhas) : [];
      counted.push(...items.filter(({ tese, situacao }) => ids.has(tese) && situacao === 'CONTADO'));
    }
    corrections.push({
      competencia,
      credito: sumOfReais(cells.map(({ credito }) => credito)),
      teses: cells.map(({ tese, nome, credito, a_conferir }) => ({ tese, nome, credito, a_conferir })),
      rubricas: rubricasOf(counted),
      eventos: (detail.eventos ?? []).filter(({ teses }) => teses.some((tese) => ids.has(tese))),
      documentos,
      mudancas: detail.apuracao ? monthChanges(detail.apuracao, { carriesReturns }) : [],
    });
  }
  return corrections;
}

/** Items are by place: a rubrica is corrected once for all of them. */
function rubricasOf(items: readonly FileAnalysisItem[]): MonthCorrection['rubricas'] {
  return [...Map.groupBy(items, ({ documento, tese }) => `${documento} ${tese}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { documento: rubrica, descricao, tese } = first;
    return [{ rubrica, descricao, tese, base: sumOfReais(group.map(({ base }) => base)) }];
  });
}
