import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { templateTypeLabels } from '@restitui/domain/agreements/templates/template-type.ts';
import type { Template } from '@restitui/domain/agreements/templates/templates.api.ts';
import { formatDate } from '../../../../lib/formats.ts';
import { Badge, StatusNote } from '../../../../ui/badge.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { unfilledFormats } from '../unfilled-formats.ts';

export const nameColumn: DataColumn<Template> = {
  id: 'nameContrato',
  header: 'Nome',
  cell: ({ nameContrato, documento }) => {
    const unfilled = documento && unfilledFormats[documento.formato];
    return (
      <span className="flex min-w-0 items-center gap-2">
        <span className="line-clamp-2 min-w-0 whitespace-normal text-pretty">{nameContrato}</span>
        {!documento && <Badge tone="warning">Sem documento</Badge>}
        {unfilled && <Badge tone="neutral">{unfilled.label}</Badge>}
      </span>
    );
  },
  value: ({ nameContrato }) => nameContrato,
};

export const typeColumn: DataColumn<Template> = {
  id: 'typeContrato',
  header: 'Tipo',
  cell: ({ typeContrato }) => templateTypeLabels[typeContrato],
  value: ({ typeContrato }) => templateTypeLabels[typeContrato],
};

export const versionColumn: DataColumn<Template> = {
  id: 'versao',
  header: 'Versão',
  cell: ({ versao }) => <span className="figures">{versao || '—'}</span>,
  value: ({ versao }) => versao,
  width: '6rem',
  hideBelow: 'md',
};

export const createdColumn: DataColumn<Template> = {
  id: 'createdDate',
  header: 'Criado em',
  cell: ({ createdDate }) => <span className="figures">{formatDate(createdDate)}</span>,
  value: ({ createdDate }) => createdDate,
  width: '8rem',
};

export const deletedColumn: DataColumn<Template> = {
  id: 'deletedAt',
  header: 'Excluído em',
  cell: ({ deletedAt }) => <span className="figures">{formatDate(deletedAt)}</span>,
  value: ({ deletedAt }) => deletedAt,
  width: '8rem',
};

const muted = (day: string) => (
  <span key="dia" className="text-caption text-muted">
    {formatDate(day)}
  </span>
);

/** The lines of a phone: the type below the name, or what is missing. */
export const templateLines: RowLines<Template> = {
  headings: ['Nome', 'Criado em'],
  widths: 'auto',
  name: ({ nameContrato }) => nameContrato,
  below: ({ typeContrato, documento, versao }) => {
    const type = templateTypeLabels[typeContrato];
    if (!documento) return <StatusNote tone="warning">{joinFacts('Sem documento', type)}</StatusNote>;
    const unfilled = unfilledFormats[documento.formato];
    const parts = [versao > 0 && `Versão ${versao}`, unfilled?.label, type];
    return <span className="truncate text-caption text-muted">{joinFacts(...parts)}</span>;
  },
  values: ({ createdDate }) => [muted(createdDate)],
};

/** The lines of templates that are deleted. */
export const deletedLines: RowLines<Template> = {
  ...templateLines,
  headings: ['Nome', 'Excluído em'],
  values: ({ deletedAt }) => [deletedAt ? muted(deletedAt) : '—'],
};
