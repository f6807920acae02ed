import { formatInstant } from '@restitui/brazil/day.ts';
import type { Change } from '@restitui/domain/change-history/change-history.api.ts';
import { emptyWords, valueWords } from '@restitui/domain/change-history/change-words.ts';
import { entityLabels, fieldWords } from '@restitui/domain/change-history/field-words.ts';
import { serviceLabels } from '@restitui/domain/products/service-type.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { Truncated } from '../../../ui/truncated.tsx';

/** 'Produto: Analista', and of which product where several stand together. */
function subject({ entity, field, typeServico }: Change, withService: boolean): string {
  const of = withService && typeServico ? ` · ${serviceLabels[typeServico]}` : '';
  return `${entityLabels[entity]}: ${fieldWords(field)}${of}`;
}

function Value({ change, value }: { change: Change; value: unknown }) {
  const words = valueWords(change, value);
  if (words === emptyWords) return <span className="text-muted">{words}</span>;
  return <Truncated focusable>{words}</Truncated>;
}

export function changeColumns(withService: boolean): DataColumn<Change>[] {
  return [
    { id: 'field', header: 'Campo', cell: (change) => <Truncated focusable>{subject(change, withService)}</Truncated> },
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
      cell: ({ author, authorName }) => (author === 'client' ? `${authorName} (cliente)` : authorName),
      width: '12rem',
    },
    { id: 'from', header: 'De', cell: (change) => <Value change={change} value={change.from} /> },
    { id: 'to', header: 'Para', cell: (change) => <Value change={change} value={change.to} /> },
  ];
}
