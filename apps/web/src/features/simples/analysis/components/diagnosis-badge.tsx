import { badgeOfDiagnosis, type DiagnosisBadge as Word } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<Word, Tone> = {
  Disponível: 'positive',
  Indisponível: 'info',
  'Sem Oportunidade': 'neutral',
  Erro: 'danger',
  Pendente: 'warning',
};

export function DiagnosisBadge({ diagnostico }: { diagnostico: string }) {
  const word = badgeOfDiagnosis(diagnostico);
  return <Badge tone={tones[word]}>{word}</Badge>;
}
