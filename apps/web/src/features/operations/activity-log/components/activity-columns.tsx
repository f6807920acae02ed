import { formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { activityKindLabels, activityOutcomeLabels } from '@restitui/domain/operations/activity-log/activity-kind.ts';
import type { ListedActivity } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { actorText } from '@restitui/domain/operations/activity-log/activity-sheet.ts';
import { CircleCheck, CircleX } from 'lucide-react';
import { formatShortDate, formatTime } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { StatusIcon } from '../../../../ui/status-icon.tsx';
import { TwoLines } from '../../../../ui/two-lines.tsx';

export function OutcomeBadge({ entry: { outcome, status } }: { entry: ListedActivity }) {
  return (
    <Badge tone={outcome === 'feito' ? 'positive' : 'warning'}>
      {activityOutcomeLabels[outcome]}
      {outcome === 'recusado' && ` (${status})`}
    </Badge>
  );
}

export const activityColumns: DataColumn<ListedActivity>[] = [
  {
    id: 'label',
    header: 'Atividade',
    cell: (entry) => (
      <>
        <span className="line-clamp-2 text-pretty" title={entry.call}>
          {entry.label}
        </span>
        {entry.outcome !== 'feito' && (
          <span className="mt-1 block xl:hidden">
            <OutcomeBadge entry={entry} />
          </span>
        )}
      </>
    ),
  },
  {
    id: 'at',
    header: 'Quando',
    cell: ({ at }) => <TwoLines className="figures">{formatInstant(at)}</TwoLines>,
    width: '7rem',
  },
  {
    id: 'actor',
    header: 'Pessoa',
    cell: (entry) => <TwoLines>{displayName(actorText(entry))}</TwoLines>,
    width: '10.5rem',
  },
  // The activity names it too, and needs the width of narrower windows for its text.
  { id: 'kind', header: 'Tipo', cell: ({ kind }) => activityKindLabels[kind], width: '9rem', hideBelow: '2xl' },
  {
    id: 'outcome',
    header: 'Resultado',
    cell: (entry) => <OutcomeBadge entry={entry} />,
    width: '9.5rem',
    hideBelow: 'xl',
  },
  {
    id: 'about',
    header: 'Sobre',
    cell: ({ about: [first, ...others] }) =>
      first === undefined ? (
        '—'
      ) : (
        <TwoLines>
          {displayName(first)}
          {others.length > 0 && ` e mais ${others.length}`}
        </TwoLines>
      ),
    width: '11.5rem',
    hideBelow: 'xl',
  },
];

/** The icon shows the outcome, for which a line has no column; the drawer has the records. */
export const activityLines: RowLines<ListedActivity> = {
  headings: ['Atividade', 'Quando'],
  widths: '4rem',
  icon: ({ outcome }) => (
    <StatusIcon
      icon={outcome === 'feito' ? CircleCheck : CircleX}
      colour={outcome === 'feito' ? 'text-positive' : 'text-warning'}
      label={activityOutcomeLabels[outcome]}
    />
  ),
  name: (entry) => (
    <span className="flex min-w-0 flex-col">
      <span className="truncate">{entry.label}</span>
      <span className="truncate font-normal text-caption text-muted">{displayName(actorText(entry))}</span>
    </span>
  ),
  values: ({ at }) => [
    <span key="quando" className="text-caption text-muted">
      {formatShortDate(at)} <span className="block">{formatTime(at)}</span>
    </span>,
  ],
};
