import type { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { addClient } from '../add-client.service.ts';
import { findOwnerByCpf } from '../owners.repository.ts';

/** Keeps the owner's name, password and contacts, whatever contacts were sent (C-08, decision D-12). */
export async function createClientForOwner(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof clientChangesApi.createForOwner>,
) {
  requireAccess(canRegisterClient(context.actor), clientErrors.client_create_denied);
  const { cpfProprietario, contatoProprietario: _, emailProprietario: __, ...given } = body;

  const client = await context.inTenant(context.tenant, async (db) => {
    const owner = required(await findOwnerByCpf(db, context.tenant, cpfProprietario), clientErrors.owner_not_found);
    return addClient(db, context, owner.id, given);
  });
  return { data: client };
}
