import type { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { verifyPassword } from '../../../../platform/passwords.ts';
import { findOwnerByCpf } from '../../../crm/clients/owners.repository.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { openClientSession } from '../open-client-session.service.ts';
import { markSucceeded } from '../session.repository.ts';
import { accountKey, startSignInAttempt } from '../sign-in-attempt.service.ts';

type Request = Input<typeof sessionApi.loginClient>;

/**
 * Finds owners by CPF within the host's tenant; an unknown CPF and a wrong password get the same response in the same
 * time.
 */
export async function signInClient(context: Context<VisitorActor, TenantLookup>, { query, body }: Request) {
  const { withoutTenant, inTenant, origin } = context;
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const id_tenant = required(host, sessionErrors.unknown_host).id;
  const attempt = await startSignInAttempt(context, accountKey('client', id_tenant, body.cpfProprietario));

  const owner = await inTenant(id_tenant, (db) => findOwnerByCpf(db, id_tenant, body.cpfProprietario));
  const succeeded = await verifyPassword(owner?.password_hash, body.password);
  if (!owner || !succeeded) throw new AppError(sessionErrors.wrong_client_credentials);
  await withoutTenant((db) => markSucceeded(db, attempt));

  const wanted = query.id ?? body.id;
  return openClientSession(context, { id_tenant, owner, method: 'password', wanted });
}
