import type { Product } from '@restitui/domain/products/products.api.ts';
import { serviceLabels } from '@restitui/domain/products/service-type.ts';
import { formatCnpjCpf } from '../../../lib/formats.ts';
import type { DataColumn } from '../../../ui/data-column.ts';
import { analystMessages } from '../analysts.messages.ts';
import { ProductStatusBadge } from './product-status-badge.tsx';

const client: DataColumn<Product> = {
  id: 'empresa',
  header: 'Cliente',
  cell: ({ empresa }) => empresa,
  value: ({ empresa }) => empresa,
};

const others: DataColumn<Product>[] = [
  {
    id: 'id_client',
    header: 'CNPJ',
    cell: ({ id_client }) => <span className="figures">{formatCnpjCpf(id_client)}</span>,
    width: '11.5rem',
    hideBelow: 'xl',
  },
  {
    id: 'typeServico',
    header: 'Serviço',
    cell: ({ typeServico }) => serviceLabels[typeServico],
    value: ({ typeServico }) => serviceLabels[typeServico],
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <ProductStatusBadge status={status} />,
    value: ({ status }) => status,
    width: '14rem',
  },
  {
    id: 'nomeAnalista',
    header: 'Analista',
    cell: ({ nomeAnalista }) => nomeAnalista ?? <span className="text-muted">{analystMessages.withoutAnalyst}</span>,
    width: '13rem',
  },
];

/** @param titles of the companies, where products of several stand together */
export function managedColumns(titles: ReadonlyMap<string, string> | undefined): DataColumn<Product>[] {
  if (!titles) return [client, ...others];
  const company: DataColumn<Product> = {
    id: 'id_tenant',
    header: 'Empresa',
    cell: ({ id_tenant }) => titles.get(id_tenant) ?? id_tenant,
    width: '11rem',
    hideBelow: 'lg',
  };
  return [client, company, ...others];
}
