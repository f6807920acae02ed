import { erasedName } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { clients, owners } from '../clients/clients.table.ts';
import { clientPasswordCodes, passwordRequests } from '../passwords/passwords.table.ts';
import { clientSessions } from '../session/session.table.ts';
import { forgetContacts, forgetValues } from './erase-traces.repository.ts';
import { forgetRemindedOwner } from './forget-reminders.repository.ts';

const personalFields = ['nomeProprietario', 'cpfProprietario', 'emailProprietario', 'contatoProprietario'];

/** Contacts and the way in are gone; name and CPF too, unless a signed contract names them. */
export async function eraseOwnerRows(
  db: Db,
  id_tenant: TenantId,
  id: string,
  { at, held }: { at: string; held: boolean },
): Promise<void> {
  const own = and(eq(owners.id_tenant, id_tenant), eq(owners.id, id));
  const [owner] = await db.select().from(owners).where(own).for('update');
  if (!owner) return;
  await forgetContacts(db, id_tenant, [owner.emailProprietario, owner.contatoProprietario]);
  await forgetRemindedOwner(db, id_tenant, id);
  await db
    .delete(passwordRequests)
    .where(and(eq(passwordRequests.id_tenant, id_tenant), eq(passwordRequests.account, owner.cpfProprietario)));
  await db
    .update(owners)
    .set({
      ...{ emailProprietario: '', contatoProprietario: '', password_hash: '', mustChangePassword: true },
      ...(held ? {} : { nomeProprietario: erasedName, cpfProprietario: '' }),
      erasedAt: owner.erasedAt ?? at,
    })
    .where(own);
  for (const table of [clientSessions, clientPasswordCodes]) {
    await db.delete(table).where(and(eq(table.id_tenant, id_tenant), eq(table.id_owner, id)));
  }
  const companies = await db
    .select({ cnpjcpf: clients.cnpjcpf })
    .from(clients)
    .where(and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id)));
  for (const { cnpjcpf } of companies) await forgetValues(db, { entity: 'CLIENTE', id: cnpjcpf }, personalFields);
}
