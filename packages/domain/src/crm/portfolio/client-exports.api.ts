import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { mostSelectedClients } from '../client-selection/client-selection.api.ts';
import { clientId } from '../clients/client-id.ts';
import { clientList } from '../clients/client-list.ts';

export const clientExportState = z.enum(['na_fila', 'processando', 'pronto', 'falhou']);
export type ClientExportState = z.infer<typeof clientExportState>;

/** Content of a spreadsheet of clients: the filters, order and columns of the list, or selected clients alone. */
export const clientExportRequest = z.object({
  filtros: clientList.filterQuery,
  /** Numbers of the selected clients; without them all that the filters find. */
  clientes: z.array(clientId).min(1).max(mostSelectedClients).optional(),
});
export type ClientExportRequest = z.infer<typeof clientExportRequest>;

/** The last spreadsheet of clients that a user asked for, written by a job. */
export const clientExport = z.object({
  id: z.string(),
  state: clientExportState,
  /** From 0 to 100. */
  progresso: z.int(),
  /** Clients of the spreadsheet; null until they are known. */
  total: z.int().nullable(),
  erro: z.string().nullable(),
  feito_em: z.string().nullable(),
  /** Valid for five minutes, and only while the user may see what the file contains. */
  link: z.string().nullable(),
  bytes: z.number().nullable(),
});
export type ClientExport = z.infer<typeof clientExport>;

export const clientExportsApi = {
  read: endpoint('GET /portfolio/exports', {
    summary: 'A última planilha de clientes que esta pessoa pediu; nula antes da primeira',
    response: enveloped(clientExport.nullable()),
  }),
  make: endpoint('POST /portfolio/exports', {
    summary: 'Gerar a planilha dos clientes filtrados ou marcados; a mesma que já está em andamento é mantida',
    status: 202,
    body: clientExportRequest,
    response: enveloped(clientExport),
  }),
};
