import { displayName } from '@restitui/brazil/display-name.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatDecimal, formatPercent } from '@restitui/brazil/money.ts';
import { type ClientColumn, clientColumnLabels } from '@restitui/domain/crm/clients/client-columns.ts';
import { clientStepText } from '@restitui/domain/crm/clients/client-step.ts';
import type { ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import type { ReactNode } from 'react';
import { formatCnpjCpf, formatDate } from '../../../../lib/formats.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { Initials } from '../../../../ui/initials.tsx';
import { Tooltip } from '../../../../ui/tooltip.tsx';
import { Truncated } from '../../../../ui/truncated.tsx';
import { TagChips } from '../../tags/components/tag-chips.tsx';
import { ClientStatusBadge } from './client-status-badge.tsx';
import { ClientStatusIcon } from './client-status-icon.tsx';
import { DaysLeft } from './days-left.tsx';

type Column = DataColumn<ListedClient>;

/** Share below which the notes do not explain the declared revenue (decision D-33). */
const leastCoverage = 0.9;

const none = <span className="text-muted">—</span>;

/** Shows a value; a dash for an unknown one, nothing while the column loads. */
function shown<V>(value: V | null | undefined, show: (value: V) => ReactNode) {
  if (value === undefined) return null;
  return value === null || value === '' ? none : show(value);
}

const name: Column = {
  id: 'razao_social',
  header: 'Razão Social',
  cell: (client) => displayName(client.razao_social),
  value: (client) => client.razao_social,
};
const number: Column = {
  id: 'cnpjcpf',
  header: 'CNPJ',
  cell: (client) => <span className="figures">{formatCnpjCpf(client.cnpjcpf)}</span>,
  width: '11.75rem',
};
const status: Column = {
  id: 'status',
  header: 'Status',
  cell: (client) => <ClientStatusBadge status={client.status} />,
  value: (client) => client.status,
  width: '12rem',
};

/** The listed columns, in less room beside others. */
const narrow: Column[] = [
  { ...name, cell: (client) => <Truncated>{displayName(client.razao_social)}</Truncated> },
  {
    ...number,
    cell: (client) => <span className="figures text-caption text-muted">{formatCnpjCpf(client.cnpjcpf)}</span>,
    width: '10rem',
  },
  status,
];

const chosen: Record<ClientColumn, Omit<Column, 'id' | 'header'> & { header?: string }> = {
  credito: {
    header: 'Crédito, R$',
    cell: ({ credito }) => shown(credito, formatDecimal),
    value: ({ credito }) => credito,
    align: 'end',
    width: '7.5rem',
  },
  prescreve_em: {
    header: 'Prescreve em',
    cell: ({ prescreve_em }) =>
      shown(prescreve_em, (day) => (
        <span className="figures flex items-baseline gap-2">
          {formatDate(day)}
          <DaysLeft day={day} within={180} />
        </span>
      )),
    value: ({ prescreve_em }) => prescreve_em,
    width: '9.25rem',
  },
  credito_folha: {
    header: 'Folha, R$',
    cell: ({ credito_folha }) => shown(credito_folha, formatDecimal),
    value: ({ credito_folha }) => credito_folha,
    align: 'end',
    width: '7.5rem',
  },
  credito_sped: {
    header: 'SPED, R$',
    cell: ({ credito_sped }) => shown(credito_sped, formatDecimal),
    value: ({ credito_sped }) => credito_sped,
    align: 'end',
    width: '7.5rem',
  },
  cobertura: {
    cell: ({ cobertura }) =>
      shown(cobertura, (share) => (
        <span className={share < leastCoverage ? 'font-medium text-warning' : undefined}>
          {formatPercent(share * 100, 1)}
        </span>
      )),
    align: 'end',
    width: '5.5rem',
  },
  nome_responsavel: {
    header: 'Resp.',
    cell: ({ nome_responsavel }) => shown(nome_responsavel, (person) => <ResponsibleCell name={displayName(person)} />),
    value: ({ nome_responsavel }) => nome_responsavel,
    width: '5.5rem',
  },
  passo: { cell: ({ passo }) => shown(passo, clientStepText), width: '10.25rem' },
  etiquetas: {
    cell: ({ etiquetas }) => (etiquetas.length > 0 ? <TagChips tags={etiquetas} most={1} /> : none),
    width: '12rem',
  },
  procuracaoValidaAte: {
    cell: ({ procuracaoValidaAte }) =>
      shown(procuracaoValidaAte, (day) => <span className="figures">{formatDate(day)}</span>),
    value: ({ procuracaoValidaAte }) => procuracaoValidaAte,
    width: '9.5rem',
  },
  municipio: {
    cell: ({ municipio, estado }) => shown(municipio, (city) => <Truncated>{joinFacts(city, estado)}</Truncated>),
    value: ({ municipio }) => municipio,
    width: '10.5rem',
  },
  createdDate: {
    cell: ({ createdDate }) => shown(createdDate, (day) => <span className="figures">{formatDate(day)}</span>),
    value: ({ createdDate }) => createdDate,
    width: '7.5rem',
  },
};

/** Least width of the name beside further columns, in rem. */
export const nameWidth = 10.5;

/** Initials with the name, which the row has no room for. */
function ResponsibleCell({ name: person }: { name: string }) {
  return (
    <Tooltip text={person}>
      <span className="block w-fit">
        <Initials name={person} />
        <span className="sr-only">{person}</span>
      </span>
    </Tooltip>
  );
}

function tagsBeside({ etiquetas }: ListedClient) {
  return etiquetas.length > 0 && <TagChips tags={etiquetas} most={3} />;
}

/** Returns the columns of the list: the listed three, then the chosen ones. */
export function clientColumns(columns: readonly ClientColumn[]): Column[] {
  // Tags stay beside the name as long as there is room for them.
  if (columns.length === 0) return [{ ...name, beside: tagsBeside }, number, status];
  return [...narrow, ...columns.map(chosenColumn)];
}

const chosenColumn = (id: ClientColumn): Column => ({ id, header: clientColumnLabels[id], ...chosen[id] });

/** The columns that the lines of a phone show, and a wide table without chosen ones. */
export const lineColumns: readonly ClientColumn[] = ['credito', 'prescreve_em'];

/** The columns of a wide table without chosen ones, which would leave most of its width empty. */
export const wideClientColumns: readonly Column[] = [
  { ...name, beside: tagsBeside },
  number,
  status,
  ...lineColumns.map(chosenColumn),
];

export const clientLines: RowLines<ListedClient> = {
  headings: ['Cliente', 'Crédito, R$', 'Prescreve'],
  widths: 'auto 3.875rem',
  icon: ({ status }) => <ClientStatusIcon status={status} />,
  values: ({ credito, prescreve_em }) => [
    shown(credito, formatDecimal),
    shown(prescreve_em, (day) => <DaysLeft day={day} />),
  ],
};
