import { type ErasureStatus, erasureStatusLabels } from '@restitui/domain/operations/privacy/erasure-status.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<ErasureStatus, Tone> = {
  pendente: 'warning',
  em_andamento: 'info',
  concluida: 'positive',
  recusada: 'neutral',
};

export function ErasureBadge({ status }: { status: ErasureStatus }) {
  return <Badge tone={tones[status]}>{erasureStatusLabels[status]}</Badge>;
}
