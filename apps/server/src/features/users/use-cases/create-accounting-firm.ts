import { canRegisterAccountingFirm } from '@restitui/domain/users/partners.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { registerPerson } from '../register-person.ts';
import { userOnWire } from '../users.repository.ts';

/** The link opens the firm's agreement once the person can sign in (foundation G-16). */
export async function createAccountingFirm(
  session: StaffSession,
  { body }: Input<typeof usersApi.createAccountingFirm>,
) {
  const { actor, tenant, inTenant, platform } = session;
  requireAccess(canRegisterAccountingFirm(actor), userErrors.accounting_create_denied);

  const user = await registerPerson(session, tenant, {
    ...body,
    typeUser: 'USUARIO',
    typeCargo: 'CONTABILIDADE',
    tel: body.tel || body.whatsApp,
    cep: body.cep || null,
    complemento: body.complemento || null,
  });
  const home = required(await inTenant(tenant, (db) => findTenant(db, tenant)), userErrors.user_not_found);
  return { data: { ...userOnWire(user), link: `${platform.siteAddress(home)}/minuta-usuario/${user.id}` } };
}
