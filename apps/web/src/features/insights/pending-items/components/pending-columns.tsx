import { counted } from '@restitui/brazil/counted.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { PendingItem } from '@restitui/domain/insights/pending-items/pending-items.api.ts';
import {
  type PendingKind,
  pendingKindLabels,
  pendingOnLabels,
} from '@restitui/domain/insights/pending-items/pending-kind.ts';
import { cn } from '../../../../lib/cn.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { PendingKindIcon } from './pending-kind-icon.tsx';

const tones: Record<PendingKind, Tone> = {
  decidir: 'info',
  verificar: 'info',
  completar: 'warning',
  assinar: 'neutral',
  retomar: 'danger',
  receber: 'neutral',
};

/** Kinds whose detail does not tell what is missing; that of a contract does. */
const needsKind: readonly PendingKind[] = ['verificar', 'receber'];

const ageOf = (dias: number) => (dias === 0 ? 'hoje' : `há ${counted(dias, 'dia', 'dias')}`);

export const pendingColumns: DataColumn<PendingItem>[] = [
  {
    id: 'assunto',
    header: 'Empresa ou pessoa',
    cell: ({ assunto, tipo, detalhe }) => (
      <span className="flex min-w-0 flex-col">
        <span className="break-words font-medium max-md:truncate md:whitespace-normal">{displayName(assunto)}</span>
        <span className="whitespace-normal break-words text-caption text-muted max-md:line-clamp-2">
          <span className={cn('md:hidden', !needsKind.includes(tipo) && 'sr-only')}>{pendingKindLabels[tipo]}: </span>
          {detalhe}
        </span>
      </span>
    ),
  },
  {
    id: 'tipo',
    header: 'O que falta',
    cell: ({ tipo }) => <Badge tone={tones[tipo]}>{pendingKindLabels[tipo]}</Badge>,
    width: '12rem',
  },
  {
    id: 'depende',
    header: 'Depende de',
    cell: ({ depende }) => pendingOnLabels[depende],
    width: '7rem',
  },
  {
    id: 'responsavel',
    header: 'Responsável',
    cell: ({ responsavel }) => <TwoLines>{displayName(responsavel) ?? '—'}</TwoLines>,
    width: '12rem',
    hideBelow: 'xl',
  },
  {
    id: 'dias',
    header: 'Parado',
    cell: ({ dias, desde }) => (
      <span className="figures whitespace-nowrap" title={`Desde ${formatDate(desde)}`}>
        {ageOf(dias)}
      </span>
    ),
    width: '7rem',
  },
];

export const pendingLines: RowLines<PendingItem> = {
  headings: ['Empresa ou pessoa', 'Parado'],
  widths: '4.5rem',
  icon: ({ tipo }) => <PendingKindIcon tipo={tipo} />,
  values: ({ dias }) => [
    <span key="dias" className="figures">
      {dias === 0 ? 'hoje' : counted(dias, 'dia', 'dias')}
    </span>,
  ],
};
