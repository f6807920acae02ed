import { randomBytes } from 'node:crypto';
import type { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { hashPassword } from '../../../../platform/passwords.ts';
import { consumeContactProofs } from '../../../accounts/verification-codes/contact-proofs.service.ts';
import { convertLead } from '../../leads/convert-lead.service.ts';
import { addClient } from '../add-client.service.ts';
import { ensureOwner } from '../owners.repository.ts';

/**
 * Keeps name, contacts and password of an owner already known by CPF (decision D-12). Without a password the owner gets
 * one that is unknown, so that the first sign-in is by a code.
 */
export async function createClient(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof clientChangesApi.create>,
) {
  requireAccess(canRegisterClient(context.actor), clientErrors.client_create_denied);
  const { password, nomeProprietario, cpfProprietario, contatoProprietario, emailProprietario, id_lead, ...given } =
    body;
  const person = { nomeProprietario, cpfProprietario, contatoProprietario, emailProprietario };
  const password_hash = await hashPassword(password || randomBytes(32).toString('base64url'));

  const client = await context.inTenant(context.tenant, async (db) => {
    const id_owner = await ensureOwner(db, { ...person, id: newId(), id_tenant: context.tenant, password_hash });
    const added = await addClient(db, context, id_owner, given);
    const contacts = { whatsApp: contatoProprietario, email: emailProprietario };
    if (!(await consumeContactProofs(db, context, contacts))) throw new AppError(clientErrors.contacts_unproven);
    if (id_lead) await convertLead({ ...context, db }, id_lead, added.cnpjcpf);
    return added;
  });
  return { data: client };
}
