import { clientCode } from '@restitui/domain/accounts/passwords/password-limits.ts';
import type { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { passwordErrors } from '@restitui/domain/accounts/passwords/passwords.errors.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { hashPassword, verifyPassword } from '../../../../platform/passwords.ts';
import { findOwnerByCpf, updateOwner } from '../../../crm/clients/owners.repository.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { deleteSessionsOfOwner } from '../../session/client-sessions.repository.ts';
import { markSucceeded } from '../../session/session.repository.ts';
import { accountKey, startSignInAttempt } from '../../session/sign-in-attempt.service.ts';
import { requireAcceptablePassword } from '../acceptable-password.service.ts';
import { consumeClientCode, countClientCodeAttempt } from '../client-codes.repository.ts';

/** Gives an unknown CPF, a missing, a wrong and a used code the same response in the same time. */
export async function changeClientPassword(
  context: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof passwordsApi.clientChange>,
) {
  const { withoutTenant, inTenant, origin, platform } = context;
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const { id: id_tenant, title } = required(host, sessionErrors.unknown_host);
  const attempt = await startSignInAttempt(context, accountKey('client code', id_tenant, body.cpf), {
    kind: 'proof',
  });

  const now = platform.clock.now().toISOString();
  const { owner, code } = await inTenant(id_tenant, async (db) => {
    const owner = await findOwnerByCpf(db, id_tenant, body.cpf);
    const attempt = { purpose: 'password', now, of: clientCode.tries } as const;
    const code = owner && (await countClientCodeAttempt(db, id_tenant, { ...attempt, id_owner: owner.id }));
    return { owner, code };
  });
  const isRight = await verifyPassword(code?.code_hash, body.code);
  if (!owner || !code || !isRight) throw new AppError(passwordErrors.password_code_wrong);

  requireAcceptablePassword(body.password, [owner.nomeProprietario, owner.emailProprietario, title]);
  const password_hash = await hashPassword(body.password);
  await inTenant(id_tenant, async (db) => {
    if (!(await consumeClientCode(db, id_tenant, code.id))) throw new AppError(passwordErrors.password_code_wrong);
    await updateOwner(db, id_tenant, owner.id, { password_hash, mustChangePassword: false });
    await deleteSessionsOfOwner(db, id_tenant, owner.id);
  });
  await withoutTenant((db) => markSucceeded(db, attempt));
  return { data: { changed: true as const } };
}
