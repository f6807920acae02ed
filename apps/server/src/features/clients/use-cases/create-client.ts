import { canRegisterClient } from '@restitui/domain/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { convertLead } from '../../leads/convert-lead.ts';
import { spendContactProofs } from '../../verification-codes/proven-contacts.ts';
import { addClient } from '../add-client.ts';
import { ensureOwner } from '../owners.repository.ts';

/** An owner who is known by CPF keeps name, contacts and password (decision D-12). */
export async function createClient(session: StaffSession, { body }: Input<typeof clientsApi.create>) {
  requireAccess(canRegisterClient(session.actor), clientErrors.client_create_denied);
  const { password, nomeProprietario, cpfProprietario, contatoProprietario, emailProprietario, id_lead, ...given } =
    body;
  const person = { nomeProprietario, cpfProprietario, contatoProprietario, emailProprietario };
  const password_hash = await hashPassword(password);

  const client = await session.inTenant(session.tenant, async (db) => {
    const id_owner = await ensureOwner(db, { ...person, id: newId(), id_tenant: session.tenant, password_hash });
    const added = await addClient(db, session, id_owner, given);
    const contacts = { whatsApp: contatoProprietario, email: emailProprietario };
    if (!(await spendContactProofs(db, session, contacts))) throw new AppError(clientErrors.contacts_unproven);
    if (id_lead) await convertLead({ ...session, db }, id_lead, added.cnpjcpf);
    return added;
  });
  return { data: client };
}
