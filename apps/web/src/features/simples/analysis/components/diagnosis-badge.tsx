import { type MonthState, monthState } from '@restitui/domain/simples/analysis/month-state.ts';
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

export function DiagnosisBadge({ row, today }: { row: AnalysisRow; today: string }) {
  const state = monthState(row, today);
  return <Badge tone={tones[state]}>{state}</Badge>;
}
