import { formatDay } from '@restitui/brazil/day.ts';
import type { SimplesDecision } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { DataColumn } from '../../../ui/data-column.ts';
import { Truncated } from '../../../ui/truncated.tsx';
import { subjectDetail, subjectWords, validityWords } from '../decision-words.ts';
import { DecisionBadge } from './decision-badge.tsx';

export const decisionColumns: DataColumn<SimplesDecision>[] = [
  {
    id: 'sobre',
    width: '24%',
    header: 'Decisão sobre',
    cell: (decision) => (
      <div className="min-w-0">
        <Truncated className="font-medium">{subjectWords(decision)}</Truncated>
        <p className="figures truncate text-caption text-muted">{subjectDetail(decision)}</p>
      </div>
    ),
  },
  {
    id: 'alcance',
    header: 'Vale para',
    cell: ({ empresa }) => (
      <div className="min-w-0">{empresa ? <Truncated>{empresa}</Truncated> : 'Toda a consultoria'}</div>
    ),
  },
  {
    id: 'contar',
    header: 'Resposta',
    cell: ({ contar, revogada_em }) =>
      revogada_em ? <Badge tone="neutral">Revogada</Badge> : <DecisionBadge contar={contar} />,
    width: '8.5rem',
  },
  {
    id: 'motivo',
    header: 'Motivo',
    cell: ({ motivo, motivo_revogacao }) => (
      <div className="min-w-0">
        <Truncated className="text-muted">{motivo_revogacao ?? motivo}</Truncated>
      </div>
    ),
    hideBelow: 'lg',
  },
  { id: 'notas', header: 'Notas', cell: validityWords, width: '10rem', hideBelow: 'xl' },
  {
    id: 'quem',
    header: 'Quem decidiu',
    cell: ({ autor, em, revogada_por, revogada_em }) => (
      <div className="min-w-0">
        <Truncated>{revogada_por ?? autor}</Truncated>
        <p className="figures text-caption text-muted">{formatDay(revogada_em ?? em)}</p>
      </div>
    ),
    width: '11rem',
    hideBelow: 'md',
  },
];
