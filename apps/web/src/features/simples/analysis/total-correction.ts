import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';

/** Actions that a user may take on the total of a month. */
export interface TotalCorrection {
  save: (change: { competencia: string; valor: number; motivo: string }) => void;
  restore: (competencia: string) => void;
  /** Name of the draft of the reason. */
  draft: string;
}

/** Describes a corrected total: its author and the computed value. */
export function formatCorrection({ editado_por, total_calculado }: AnalysisRow): string {
  return joinFacts(displayName(editado_por), `calculado ${formatBRL(total_calculado)}`);
}
