import { type CoverageVerdict, coverageVerdictLabels } from '@restitui/domain/simples/coverage/coverage-verdict.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<CoverageVerdict, Tone> = {
  suficiente: 'positive',
  ajustada: 'positive',
  baixa: 'warning',
  sem_xml: 'danger',
  acima: 'danger',
  sem_declaracao: 'danger',
  caixa: 'info',
  sem_receita: 'neutral',
};

export function VerdictBadge({ veredito }: { veredito: CoverageVerdict }) {
  return <Badge tone={tones[veredito]}>{coverageVerdictLabels[veredito]}</Badge>;
}
