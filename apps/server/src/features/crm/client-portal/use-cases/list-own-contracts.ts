import type { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ClientActor } from '../../../../kernel/actor.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findLatestIdentityCheck } from '../../../accounts/identity-checks/identity-checks.repository.ts';
import { toAgreementResponse } from '../../../agreements/documents/agreement.wire.ts';
import { listClientAgreements } from '../../../agreements/documents/agreements.repository.ts';
import { requireOwnClient } from '../../clients/own-client.gate.ts';

export async function listOwnContracts(
  context: Context<ClientActor>,
  { params: { id_client } }: Input<typeof clientPortalApi.contracts>,
) {
  const { db, tenant } = context;
  const { id_owner } = await requireOwnClient(context, id_client);

  const found = await listClientAgreements(db, tenant, id_client);
  const signature = await findLatestIdentityCheck(db, tenant, { id_owner });
  return {
    data: found.map(({ current, ...agreement }) => ({
      ...toAgreementResponse(agreement, signature),
      version: current.number,
      versionDate: current.createdDate,
      missing: current.missing,
    })),
  };
}
