import { formatInstant } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { Change } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { changedValueText, emptyValueText } from '@restitui/domain/insights/change-history/change-text.ts';
import { entityLabels, fieldLabel } from '@restitui/domain/insights/change-history/field-labels.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { Truncated } from '../../../../ui/truncated.tsx';

/** Returns 'Produto: Analista', with the product when several are listed. */
function subject({ entity, field, typeServico }: Change, withService: boolean): string {
  const changed = `${entityLabels[entity]}: ${fieldLabel({ entity, field })}`;
  return joinFacts(changed, withService && typeServico && serviceLabels[typeServico]);
}

function Value({ change, value }: { change: Change; value: unknown }) {
  const words = changedValueText(change, value);
  if (words === emptyValueText) return <span className="text-muted">{words}</span>;
  return <Truncated focusable>{words}</Truncated>;
}

export function changeColumns(withService: boolean): DataColumn<Change>[] {
  return [
    {
      id: 'field',
      header: 'Campo',
      cell: (change) => <span className="whitespace-normal text-pretty">{subject(change, withService)}</span>,
    },
    {
      id: 'date',
      header: 'Quando',
      cell: ({ date }) => (
        <time dateTime={date} className="figures">
          {formatInstant(date)}
        </time>
      ),
      width: '10rem',
    },
    {
      id: 'author',
      header: 'Quem',
      cell: ({ author, authorName }) =>
        author === 'client' ? `${displayName(authorName)} (cliente)` : displayName(authorName),
      width: '12rem',
    },
    { id: 'from', header: 'De', cell: (change) => <Value change={change} value={change.from} /> },
    { id: 'to', header: 'Para', cell: (change) => <Value change={change} value={change.to} /> },
  ];
}
