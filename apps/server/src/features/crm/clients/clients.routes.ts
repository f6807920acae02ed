import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { mount } from '../../../http/mount.ts';
import { checkOwner } from './use-cases/check-owner.ts';
import { createClient } from './use-cases/create-client.ts';
import { createClientForOwner } from './use-cases/create-client-for-owner.ts';
import { listCandidates } from './use-cases/list-candidates.ts';
import { listClientsOfOwner } from './use-cases/list-clients-of-owner.ts';
import { listClientsOfTenant } from './use-cases/list-clients-of-tenant.ts';
import { readClient } from './use-cases/read-client.ts';
import { transferClient } from './use-cases/transfer-client.ts';
import { updateClient } from './use-cases/update-client.ts';

export const clientsRoutes = mount(
  { ...clientsApi, ...clientChangesApi },
  {
    listOfTenant: listClientsOfTenant,
    read: readClient,
    create: createClient,
    checkOwner,
    createForOwner: createClientForOwner,
    update: updateClient,
    listOfOwner: listClientsOfOwner,
    listCandidates,
    transfer: transferClient,
  },
);
