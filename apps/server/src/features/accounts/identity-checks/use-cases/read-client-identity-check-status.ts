import type { identityChecksApi } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { type ClientActor, isUserContext, type SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findActiveAgreement } from '../../../agreements/documents/agreements.repository.ts';
import { requireOpenableClient } from '../../../crm/clients/client.gate.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { toIdentityCheckStatus } from '../identity-check.wire.ts';
import { findLatestIdentityCheck } from '../identity-checks.repository.ts';

export async function readClientIdentityCheckStatus(
  context: Context<SessionActor>,
  { params: { id } }: Input<typeof identityChecksApi.statusOfClient>,
) {
  const { db, tenant } = context;
  const { id_owner, cpfProprietario } = await (isUserContext(context)
    ? requireOpenableClient(context, id)
    : requireOwnClient(context, id));
  const latest = await findLatestIdentityCheck(db, tenant, { id_owner });
  return {
    data: toIdentityCheckStatus(latest, cpfProprietario, await findActiveAgreement(db, tenant, { id_client: id })),
  };
}

async function requireOwnClient({ db, tenant, actor: client }: Context<ClientActor>, id: string) {
  const found = required(await findClient(db, tenant, id), clientErrors.client_not_found);
  requireAccess(found.id_owner === client.id_owner, clientErrors.client_denied);
  return found;
}
