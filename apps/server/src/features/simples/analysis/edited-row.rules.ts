import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { strengthOfTotal } from '@restitui/domain/simples/analysis/claim-strength.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { ComputedRow } from './simples-analysis.table.ts';
import type { EditedTotal } from './simples-months.repository.ts';

/** Adds a user's correction of the total to a computed month. */
export function editedRow(
  row: ComputedRow,
  edited: Pick<EditedTotal, 'valor' | 'calculado' | 'nome' | 'at' | 'motivo'> | undefined,
): AnalysisRow {
  return {
    ...row,
    forca: edited && row.forca ? strengthOfTotal(row.forca, reaisOf(edited.valor)) : row.forca,
    total_a_restituir: edited ? reaisOf(edited.valor) : row.total_a_restituir,
    total_calculado: row.total_a_restituir,
    editado_por: edited?.nome ?? null,
    editado_em: edited?.at ?? null,
    editado_motivo: edited?.motivo ?? null,
    recalculado: edited !== undefined && edited.calculado !== roundedCents(row.total_a_restituir),
  };
}
