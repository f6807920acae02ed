import type { clientPortalApi } from '@restitui/domain/client-portal/client-portal.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ClientContext } from '../../../kernel/context.ts';
import { agreementOnWire } from '../../agreements/agreement-on-wire.ts';
import { listClientAgreements } from '../../agreements/agreements.repository.ts';
import { requireOwnClient } from '../../clients/own-client.ts';
import { findLatestSignature } from '../../signatures/signatures.repository.ts';

export async function listOwnContracts(
  context: ClientContext,
  { params: { id_client } }: Input<typeof clientPortalApi.contracts>,
) {
  const { db, tenant } = context;
  const { id_owner } = await requireOwnClient(context, id_client);

  const found = await listClientAgreements(db, tenant, id_client);
  const signature = await findLatestSignature(db, tenant, { id_owner });
  return {
    data: found.map(({ current, ...agreement }) => ({
      ...agreementOnWire(agreement, signature),
      version: current.number,
      versionDate: current.createdDate,
    })),
  };
}
