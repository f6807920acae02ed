import type { ImportState } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const badges: Record<ImportState, [Tone, string]> = {
  conferida: ['warning', 'Aguarda confirmação'],
  na_fila: ['info', 'Na fila'],
  importando: ['info', 'Importando'],
  pronta: ['positive', 'Concluída'],
  falhou: ['danger', 'Interrompida'],
};

export function ImportStateBadge({ state }: { state: ImportState }) {
  const [tone, label] = badges[state];
  return <Badge tone={tone}>{label}</Badge>;
}
