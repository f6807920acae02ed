import { type ClientFilters, clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';
import { currentAuth, currentTenant } from '../../../lib/session-store.ts';
import { waitForFile } from '../../../lib/written-file.ts';
import { portfolioMessages } from './portfolio.messages.ts';

export type ExportBody = z.input<typeof clientExportsApi.make.body>;

/** Returns the request of all clients that the filters of the list find, in its order and with its columns. */
export function exportOfList(filters: ClientFilters): ExportBody {
  return { filtros: clientList.toFilterQuery(filters) };
}

/** Returns the request of selected clients, in the order and with the columns of the list. */
export function exportOfSelection({ colunas, sort }: ClientFilters, clientes: readonly string[]): ExportBody {
  const plain = clientList.read({});
  return { filtros: clientList.toFilterQuery({ ...plain, colunas, sort }), clientes: [...clientes] };
}

/** Identifies the session and the tenant that a call belongs to. */
const whose = () => `${currentAuth()?.token} ${currentTenant()?.id}`;

/**
 * Requests a spreadsheet of clients and waits until the server has written it; undefined when the session or the tenant
 * has changed meanwhile.
 * @throws Error with the reason when it could not be written
 */
export function prepareClientSheet(body: ExportBody, onProgress: (percent: number) => void) {
  const begunBy = whose();
  return waitForFile({
    make: async () => (await call(clientExportsApi.make, { body })).data,
    read: async () => (await call(clientExportsApi.read)).data,
    onProgress,
    isOver: () => whose() !== begunBy,
    gone: portfolioMessages.exportReplaced,
  });
}
