import type { AnalysisRow, SimplesAnalysis } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { ComputedRow } from './simples-analysis.table.ts';
import type { EditedTotal } from './simples-months.repository.ts';

/** A computed month with what somebody corrected by hand. */
export function editedRow(row: ComputedRow, edited: EditedTotal | undefined): AnalysisRow {
  return {
    ...row,
    total_a_restituir: edited?.valor ?? row.total_a_restituir,
    total_calculado: row.total_a_restituir,
    editado_por: edited?.nome ?? null,
    editado_em: edited?.at ?? null,
    recalculado: edited !== undefined && edited.calculado !== row.total_a_restituir,
  };
}

type Summary = NonNullable<SimplesAnalysis['resumo']>;

/** The engine's sums, moved by what was corrected by hand. Worked in cents. */
export function editedSummary(computed: Summary, rows: readonly AnalysisRow[]): Summary {
  const cents = { total_a_restituir: 0, prescrito: 0, nao_pago: 0 };
  for (const row of rows) {
    cents[sumOf(row)] += Math.round(row.total_a_restituir * 100) - Math.round(row.total_calculado * 100);
  }
  return {
    total_a_restituir: (Math.round(computed.total_a_restituir * 100) + cents.total_a_restituir) / 100,
    prescrito: (Math.round(computed.prescrito * 100) + cents.prescrito) / 100,
    nao_pago: (Math.round(computed.nao_pago * 100) + cents.nao_pago) / 100,
  };
}

function sumOf(row: AnalysisRow): keyof Summary {
  const has = (code: string) => row.alertas.some((alert) => alert.codigo === code);
  if (has('PRESCRITO')) return 'prescrito';
  return has('DAS_NAO_PAGO') ? 'nao_pago' : 'total_a_restituir';
}
