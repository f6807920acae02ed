import { canRegisterClient } from '@restitui/domain/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { addClient } from '../add-client.ts';
import { findOwnerByCpf } from '../owners.repository.ts';

/** Name, sign-in and contacts are the owner's own, whatever contacts were sent (C-08, decision D-12). */
export async function createClientForOwner(session: StaffSession, { body }: Input<typeof clientsApi.createForOwner>) {
  requireAccess(canRegisterClient(session.actor), clientErrors.client_create_denied);
  const { cpfProprietario, contatoProprietario: _, emailProprietario: __, ...given } = body;

  const client = await session.inTenant(session.tenant, async (db) => {
    const owner = required(await findOwnerByCpf(db, session.tenant, cpfProprietario), clientErrors.owner_not_found);
    return addClient(db, session, owner.id, given);
  });
  return { data: client };
}
