import { clientList } from '@restitui/domain/crm/clients/client-list.ts';

/** Filters of the list of the newest clients. */
export const newestClients = { ...clientList.read({}), sort: '-createdDate' } as const;
