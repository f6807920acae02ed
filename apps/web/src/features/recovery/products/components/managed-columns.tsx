import { displayName } from '@restitui/brazil/display-name.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { serviceLabels } from '@restitui/domain/recovery/products/service-type.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';
import { TwoLines } from '../../../../ui/two-lines.tsx';
import { analystMessages } from '../analysts.messages.ts';
import { ProductStatusBadge } from './product-status-badge.tsx';

const client: DataColumn<Product> = {
  id: 'empresa',
  header: 'Cliente',
  cell: ({ empresa }) => <TwoLines>{displayName(empresa)}</TwoLines>,
  value: ({ empresa }) => empresa,
};

const number: DataColumn<Product> = {
  id: 'id_client',
  header: 'CNPJ',
  cell: ({ id_client }) => <span className="figures">{formatCnpjCpf(id_client)}</span>,
  width: '11.5rem',
  hideBelow: 'xl',
};

const others: DataColumn<Product>[] = [
  {
    id: 'typeServico',
    header: 'Serviço',
    cell: ({ typeServico }) => <TwoLines>{serviceLabels[typeServico]}</TwoLines>,
    value: ({ typeServico }) => serviceLabels[typeServico],
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ProductStatusBadge status={status} />,
    value: ({ status }) => status,
    width: '13.75rem',
    hideBelow: 'xl',
  },
  {
    id: 'nomeAnalista',
    header: 'Analista',
    cell: ({ nomeAnalista }) =>
      nomeAnalista ? (
        <TwoLines>{displayName(nomeAnalista)}</TwoLines>
      ) : (
        <span className="text-muted">{analystMessages.withoutAnalyst}</span>
      ),
    width: '11.25rem',
  },
];

/** @param titles names of the companies when several are listed; they replace the CNPJ */
export function managedColumns(titles: ReadonlyMap<string, string> | undefined): DataColumn<Product>[] {
  if (!titles) return [client, number, ...others];
  const company: DataColumn<Product> = {
    id: 'id_tenant',
    header: 'Empresa',
    cell: ({ id_tenant }) => <TwoLines>{titles.get(id_tenant) ?? id_tenant}</TwoLines>,
    width: '9.5rem',
    hideBelow: 'xl',
  };
  return [client, company, ...others];
}

/** @param titles names of the companies when several are listed; they are shown below the analyst */
export function managedLines(titles: ReadonlyMap<string, string> | undefined): RowLines<Product> {
  return {
    headings: ['Cliente e serviço', 'Analista'],
    widths: '5.5rem',
    hasChoice: true,
    name: ({ empresa, typeServico }) => (
      <span className="flex min-w-0 flex-col">
        {/* A client has several rows, whose names begin alike. */}
        <TwoLines>{displayName(empresa)}</TwoLines>
        <span className="truncate font-normal text-caption text-muted">{serviceLabels[typeServico]}</span>
      </span>
    ),
    values: ({ nomeAnalista, id_tenant }) => [
      <span key="analista" className="flex flex-col text-caption text-muted">
        <span className="truncate">{displayName(nomeAnalista) ?? analystMessages.withoutAnalyst}</span>
        {titles && <span className="truncate">{titles.get(id_tenant) ?? id_tenant}</span>}
      </span>,
    ],
  };
}
