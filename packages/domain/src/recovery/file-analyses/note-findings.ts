import { sumOfReais } from '@restitui/brazil/money.ts';
import type { AnalysisMonthRow } from './file-analyses.api.ts';

/** Differences between the notes and the EFD, in the order of the screen (sped-engine, section 6). */
export const noteFindings: Readonly<Record<string, string>> = {
  NOTA_FORA_DA_EFD: 'Autorizada e fora da EFD',
  XML_FALTANDO: 'Na EFD, sem o XML',
  VALOR_DIVERGE: 'Valor diferente do XML',
  CANCELADA_NA_SEFAZ: 'Cancelada na SEFAZ, válida na EFD',
  CANCELADA_NA_EFD: 'Autorizada na SEFAZ, cancelada na EFD',
  CHAVE_REPETIDA: 'Escriturada mais de uma vez',
  NOTA_DE_OUTRO_MES: 'Emitida em outro mês',
  EMITENTE_SIMPLES: 'Emitida como Simples ou MEI',
};

/** Name under which the keys behind the findings are listed. */
export const noteFindingsThesis = 'NOTAS';

export interface NoteFindingRow {
  codigo: string;
  nome: string;
  quantidade: number;
  /** In reais. */
  valor: number;
  /** `MM/AAAA`. */
  meses: string[];
}

/** Returns true when a month has differences between its notes and its EFD. */
export function hasNoteFindings({ alertas }: Pick<AnalysisMonthRow, 'alertas'>): boolean {
  return alertas.some(({ codigo }) => codigo in noteFindings);
}

/** Sums the differences of all months by kind. */
export function noteFindingRows(
  months: readonly Pick<AnalysisMonthRow, 'competencia' | 'alertas'>[],
): NoteFindingRow[] {
  return Object.entries(noteFindings).flatMap(([codigo, nome]) => {
    const found = months.flatMap(({ competencia, alertas }) =>
      alertas.filter((alert) => alert.codigo === codigo).map((alert) => ({ competencia, alert })),
    );
    if (found.length === 0) return [];
    return [
      {
        ...{ codigo, nome },
        quantidade: found.reduce((sum, { alert }) => sum + (alert.quantidade ?? 0), 0),
        valor: sumOfReais(found.map(({ alert }) => alert.valor ?? 0)),
        meses: found.map(({ competencia }) => competencia),
      },
    ];
  });
}
