import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const identityChecksProbes: Probes<typeof identityChecksApi> = {
  saveOwnPhotos: { request: () => ({ body: {} }), namesNoTenant: true },
  savePhotos: { request: ({ userId }) => ({ body: { id: userId } }), namesNoTenant: true, ownRecordOnly: true },
  saveUserDrawing: { request: ({ userCpf }) => ({ body: { cpf: userCpf } }), namesNoTenant: true, ownRecordOnly: true },
  ofOwner: { request: ({ ownerId }) => ({ params: { id: ownerId } }) },
  statusOfUser: { request: ({ userId }) => ({ params: { userId } }) },
  ofUser: { request: ({ userId }) => ({ params: { userId } }) },
  statusOfClient: { request: ({ id_client }) => ({ params: { id: id_client } }) },
  listOfTenant: { request: ({ id_tenant }) => ({ params: { id_tenant } }) },
  read: { request: ({ id_signature }) => ({ params: { id: id_signature } }) },
  decideUser: { request: ({ userId }) => ({ params: { userId, verifed: 'true' }, body: {} }) },
  decideClient: { request: ({ ownerId }) => ({ params: { ownerId, verifed: 'true' }, body: {} }) },
};
