import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { Ban, CircleCheck, CircleMinus } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { StatusIcon } from '../../../../ui/status-icon.tsx';
import { formatSubject, formatSubjectCodes, formatValidity } from '../decision-texts.ts';
import { DecisionBadge } from './decision-badge.tsx';

/** Wraps instead of truncating, so that subject, reason and author are readable in full. */
const wrapped = 'whitespace-normal break-words';

export const authorOf = ({ autor, revogada_por }: SimplesDecision) => displayName(revogada_por ?? autor);
export const dayOf = ({ em, revogada_em }: SimplesDecision) => formatDay(revogada_em ?? em);

function Reach({ decision }: { decision: SimplesDecision }) {
  return (
    <>
      <p>{displayName(decision.empresa) ?? 'Toda a consultoria'}</p>
      <p className="figures text-caption text-muted">{formatValidity(decision)}</p>
    </>
  );
}

export function AnswerBadge({ decision: { contar, revogada_em } }: { decision: SimplesDecision }) {
  return revogada_em ? <Badge tone="neutral">Revogada</Badge> : <DecisionBadge contar={contar} />;
}

/** Includes the author where there is no column for it. */
function Reason({ decision }: { decision: SimplesDecision }) {
  return (
    <>
      <p className="text-muted">{decision.motivo_revogacao ?? decision.motivo}</p>
      {decision.corrige && <Evidence decision={decision} />}
      <p className="figures hidden text-caption text-muted sm:block xl:hidden">
        {authorOf(decision)}&nbsp;· {dayOf(decision)}
      </p>
    </>
  );
}

export function Evidence({ decision: { evidencia, anexo } }: { decision: SimplesDecision }) {
  return (
    <p className="text-caption text-muted">
      Contra as regras{evidencia && `. Evidência: ${evidencia}`}
      {anexo && (
        <>
          {'\u00a0· '}
          <a href={anexo.link} download className="underline">
            {anexo.arquivo}
          </a>
        </>
      )}
    </p>
  );
}

export const decisionColumns: DataColumn<SimplesDecision>[] = [
  {
    id: 'sobre',
    header: 'Decisão sobre',
    cell: (decision) => (
      <div className={wrapped}>
        <p className="font-medium">{formatSubject(decision)}</p>
        <p className="figures text-caption text-muted">{formatSubjectCodes(decision)}</p>
        <div className="mt-1 hidden sm:block lg:hidden">
          <Reach decision={decision} />
          <Reason decision={decision} />
        </div>
      </div>
    ),
  },
  {
    id: 'alcance',
    width: '20%',
    header: 'Vale para',
    cell: (decision) => (
      <div className={wrapped}>
        <Reach decision={decision} />
      </div>
    ),
    hideBelow: 'lg',
  },
  {
    id: 'contar',
    header: 'Resposta',
    cell: (decision) => <AnswerBadge decision={decision} />,
    width: '8.5rem',
  },
  {
    id: 'motivo',
    header: 'Motivo',
    cell: (decision) => (
      <div className={wrapped}>
        <Reason decision={decision} />
      </div>
    ),
    hideBelow: 'lg',
  },
  {
    id: 'quem',
    header: 'Quem decidiu',
    cell: (decision) => (
      <div className={wrapped}>
        <p>{authorOf(decision)}</p>
        <p className="figures text-caption text-muted">{dayOf(decision)}</p>
      </div>
    ),
    width: '11rem',
    hideBelow: 'xl',
  },
];

function AnswerIcon({ decision: { contar, revogada_em } }: { decision: SimplesDecision }) {
  if (revogada_em) return <StatusIcon icon={Ban} colour="text-muted" label="Revogada" />;
  if (contar) return <StatusIcon icon={CircleCheck} colour="text-positive" label="Conta" />;
  return <StatusIcon icon={CircleMinus} colour="text-muted" label="Não conta" />;
}

/** The icon shows the answer; the drawer has reason, author and period. */
export const decisionLines: RowLines<SimplesDecision> = {
  headings: ['Decisão sobre', 'Quando'],
  widths: '5.5rem',
  icon: (decision) => <AnswerIcon decision={decision} />,
  name: (decision) => (
    <span className="flex min-w-0 flex-col">
      <span className="truncate">{formatSubject(decision)}</span>
      <span className="truncate font-normal text-caption text-muted">
        {displayName(decision.empresa) ?? 'Toda a consultoria'}
      </span>
    </span>
  ),
  values: (decision) => [
    <span key="quando" className="text-muted">
      {dayOf(decision)}
    </span>,
  ],
};
