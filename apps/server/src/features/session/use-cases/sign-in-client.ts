import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { sessionApi } from '@restitui/domain/session/session.api.ts';
import { sessionErrors } from '@restitui/domain/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { findNewestUnsigned } from '../../agreements/agreements.repository.ts';
import { findOwnerByCpf, listClientsOfOwner } from '../../clients/owners.repository.ts';
import { tenantOfHost } from '../../tenants/host-tenant.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { insertClientSession } from '../client-sessions.repository.ts';
import { newSession } from '../new-session.ts';
import { markSucceeded } from '../session.repository.ts';
import { accountKey, beginAttempt } from '../sign-in-attempt.ts';

type In = Input<typeof sessionApi.loginClient>;

/** Owners are known by CPF within the host's tenant; unknown CPF and wrong password are one answer in equal time. */
export async function signInClient(context: PublicContext, { query, body }: In) {
  const { withoutTenant, inTenant, origin, platform } = context;
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const id_tenant = required(host, sessionErrors.unknown_host).id;
  const attempt = await beginAttempt(context, accountKey('client', id_tenant, body.cpfProprietario));

  const owner = await inTenant(id_tenant, (db) => findOwnerByCpf(db, id_tenant, body.cpfProprietario));
  const succeeded = await verifyPassword(owner?.password_hash, body.password);
  if (!owner || !succeeded) throw new AppError(sessionErrors.wrong_client_credentials);
  await withoutTenant((db) => markSucceeded(db, attempt));

  const wanted = normaliseCnpj(query.id ?? body.id ?? '');
  const { access_token, row } = newSession(origin, platform.clock.now());
  const client = await inTenant(id_tenant, async (db) => {
    const owned = await listClientsOfOwner(db, id_tenant, owner);
    const numbers = owned.map(({ cnpjcpf }) => cnpjcpf);
    const first = numbers.includes(wanted) ? wanted : await findNewestUnsigned(db, id_tenant, numbers);
    const chosen = owned.find(({ cnpjcpf }) => cnpjcpf === first) ?? owned[0];
    if (chosen) await insertClientSession(db, { ...row, id_tenant, id_owner: owner.id });
    return chosen;
  });
  return { client: required(client, sessionErrors.client_without_company), access_token };
}
