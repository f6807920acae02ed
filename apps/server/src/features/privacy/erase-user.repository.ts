import { erasedName } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementLinks } from '../agreements/agreements.table.ts';
import { alertReadings } from '../alerts/alerts.table.ts';
import { passwordLinks, passwordRequests } from '../passwords/passwords.table.ts';
import { permissions } from '../permissions/permissions.table.ts';
import { sessions } from '../session/session.table.ts';
import { users } from '../users/users.table.ts';
import { verificationCodes } from '../verification-codes/verification-codes.table.ts';
import { forgetContacts, forgetStaffName, forgetValues } from './erase-traces.repository.ts';

const personalFields = [
  ...['name', 'cpf', 'email', 'whatsApp', 'tel', 'cnpj', 'razao_social', 'cnae', 'cnae_info'],
  ...['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'municipio', 'estado'],
];
const nothing = {
  ...{ tel: null, cep: null, logradouro: null, numero: null, complemento: null, bairro: null, municipio: null },
  ...{ estado: null, cnpj: null, razao_social: null, cnae: null, cnae_info: null },
};

/** The row stays under a neutral name for what refers to it; the way in is gone. */
export async function eraseUserRows(db: Db, id_tenant: TenantId, id: string, at: string): Promise<void> {
  const own = and(eq(users.id_tenant, id_tenant), eq(users.id, id));
  const [user] = await db.select().from(users).where(own).for('update');
  if (!user) return;
  await forgetContacts(db, id_tenant, [user.email, user.whatsApp, user.tel]);
  await forgetStaffName(db, id_tenant, { id, nome: user.name });
  await db
    .delete(passwordRequests)
    .where(and(eq(passwordRequests.id_tenant, id_tenant), eq(passwordRequests.account, user.email)));
  await db
    .update(users)
    .set({
      ...nothing,
      ...{ name: erasedName, cpf: '', email: '', whatsApp: '', password_hash: '' },
      ...{ isAccepted: false, li_aceito: false, deletedAt: user.deletedAt ?? at },
    })
    .where(own);
  for (const table of [sessions, permissions, passwordLinks, agreementLinks, verificationCodes]) {
    await db.delete(table).where(and(eq(table.id_tenant, id_tenant), eq(table.id_user, id)));
  }
  await db.delete(alertReadings).where(and(eq(alertReadings.id_tenant, id_tenant), eq(alertReadings.id_user, id)));
  await forgetValues(db, { entity: 'USUARIO', id }, personalFields);
}
