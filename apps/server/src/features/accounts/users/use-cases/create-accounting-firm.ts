import { canRegisterAccountingFirm } from '@restitui/domain/accounts/users/partners.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { registerUser } from '../register-user.service.ts';
import { toUserResponse } from '../user.wire.ts';

/** The link opens the firm's agreement once the user can sign in (foundation G-16). */
export async function createAccountingFirm(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof usersApi.createAccountingFirm>,
) {
  const { actor, tenant, inTenant, platform } = context;
  requireAccess(canRegisterAccountingFirm(actor), userErrors.accounting_create_denied);

  const user = await registerUser(context, tenant, {
    ...body,
    typeUser: 'USUARIO',
    typeCargo: 'CONTABILIDADE',
    tel: body.tel || body.whatsApp,
    cep: body.cep || null,
    complemento: body.complemento || null,
  });
  const home = required(await inTenant(tenant, (db) => findTenant(db, tenant)), userErrors.user_not_found);
  return { data: { ...toUserResponse(user), link: `${platform.siteAddress(home)}/minuta-usuario/${user.id}` } };
}
