import {
  isBlockedByPayment,
  type MonthState,
  monthState,
  unpaidLabel,
} from '@restitui/domain/simples/analysis/month-state.ts';
import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<MonthState, Tone> = {
  Disponível: 'positive',
  Indisponível: 'info',
  'Sem Oportunidade': 'neutral',
  Erro: 'danger',
  Pendente: 'warning',
  'Falta PGDAS': 'warning',
  Prescrito: 'danger',
};

/** The state of a month, and beside it that its DAS was not paid, which keeps its refund out of the sums. */
export function DiagnosisBadge({ row, today }: { row: AnalysisRow; today: string }) {
  const state = monthState(row, today);
  if (!isBlockedByPayment(row, today)) return <Badge tone={tones[state]}>{state}</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone="neutral">{state}</Badge>
      <Badge tone="warning">{unpaidLabel}</Badge>
    </span>
  );
}
