import { z } from 'zod';
import { choiceFilter, filter, parameter, referenceFilter, sortFilter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { type ClientColumn, clientColumnsText, parseClientColumns } from './client-columns.ts';
import { clientStatus, clientStatusLabels } from './client-status.ts';

export const clientSort = z.enum([
  ...['razao_social', '-razao_social', 'status', '-status', 'createdDate', '-createdDate'],
  ...['credito', '-credito', 'prescreve_em', '-prescreve_em', 'nome_responsavel', '-nome_responsavel'],
  ...['credito_folha', '-credito_folha', 'credito_sped', '-credito_sped'],
  ...['procuracaoValidaAte', '-procuracaoValidaAte', 'municipio', '-municipio'],
] as const);

/** Clients of the signed-in user, or without a responsible; a shared view finds each user's own. */
export const clientResponsible = z.enum(['eu', 'ninguem']);
export const clientResponsibleLabels = { eu: 'Minha', ninguem: 'Sem responsável' } as const;

/** Clients with a refund that expires within so many days and was not requested. */
export const clientExpiry = z.enum(['30d', '90d', '180d']);
export const clientExpiryLabels = { '30d': 'em 30 dias', '90d': 'em 90 dias', '180d': 'em 180 dias' } as const;

/** The columns beside the listed three; not a filter that hides rows. */
const columnsFilter = filter({
  param: undefined,
  parameter: parameter(z.string()),
  read: parseClientColumns,
  write: (columns: readonly ClientColumn[]) => columns.join(',') || undefined,
  wire: clientColumnsText.optional(),
  send: (columns) => columns.join(',') || undefined,
  chip: null,
  named: false,
});

/** The list of clients; its spreadsheet takes the same filters and order. */
export const clientList = listQuery(
  {
    q: textFilter(),
    status: choiceFilter(clientStatus, { label: 'Status', labels: clientStatusLabels }),
    etiqueta: referenceFilter(z.string().max(64).optional(), { label: 'Etiqueta' }),
    responsavel: choiceFilter(clientResponsible, { label: 'Carteira', labels: clientResponsibleLabels }),
    prescreve: choiceFilter(clientExpiry, { label: 'Prescreve', labels: clientExpiryLabels }),
    colunas: columnsFilter,
    sort: sortFilter(clientSort, 'razao_social'),
  },
  { pageSize: 50 },
);
export type ClientFilters = ValuesOf<typeof clientList.filters>;
