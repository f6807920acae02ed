import type { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const clientsProbes: Probes<typeof clientsApi> = {
  listOfTenant: { request: ({ id_tenant }) => ({ params: { id_tenant } }) },
  read: { request: ({ id_client }) => ({ params: { cnpjcpf: id_client } }) },
  listOfOwner: { request: ({ ownerId }) => ({ params: { id_owner: ownerId } }) },
  listCandidates: { request: ({ id_client }) => ({ params: { id_client } }) },
};

export const clientChangesProbes: Probes<typeof clientChangesApi> = {
  create: { testedElsewhere: 'needs a verification code that was sent before' },
  checkOwner: { request: () => ({ body: { cpfProprietario: '52998224725' } }), namesNoTenant: true },
  createForOwner: { testedElsewhere: 'needs a verification code that was sent before' },
  update: { request: ({ id_client }) => ({ params: { id_client }, body: {} }) },
  transfer: { request: ({ id_client, userId }) => ({ params: { id_client }, body: { id_responsavel: userId } }) },
};
