import type { clientCodesApi } from '@restitui/domain/accounts/client-codes/client-codes.api.ts';
import { clientSignInCode } from '@restitui/domain/accounts/passwords/password-limits.ts';
import { methodOfChannel } from '@restitui/domain/accounts/session/client-sign-in-method.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { verifyPassword } from '../../../../platform/passwords.ts';
import { cpfOfSignIn } from '../../../agreements/documents/cpf-of-sign-in.service.ts';
import { findOwnerByCpf } from '../../../crm/clients/owners.repository.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { consumeClientCode, countClientCodeAttempt } from '../../passwords/client-codes.repository.ts';
import { openClientSession } from '../../session/open-client-session.service.ts';
import { markSucceeded } from '../../session/session.repository.ts';
import { accountKey, startSignInAttempt } from '../../session/sign-in-attempt.service.ts';
import { recordProof } from '../../verification-codes/record-proof.service.ts';

type Request = Input<typeof clientCodesApi.signIn>;

/** Gives an unknown CPF, a missing, a wrong and a used code the same response in the same time. */
export async function signInClientByCode(context: Context<VisitorActor, TenantLookup>, { body }: Request) {
  const { withoutTenant, inTenant, origin, platform } = context;
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const id_tenant = required(host, sessionErrors.unknown_host).id;
  const cpf = await cpfOfSignIn(context, id_tenant, body);
  const attempt = await startSignInAttempt(context, accountKey('sign-in code', id_tenant, cpf), { kind: 'proof' });

  const now = platform.clock.now().toISOString();
  const counted = { purpose: 'sign-in', now, of: clientSignInCode.tries } as const;
  const { owner, code } = await inTenant(id_tenant, async (db) => {
    const owner = await findOwnerByCpf(db, id_tenant, cpf);
    const code = owner && (await countClientCodeAttempt(db, id_tenant, { ...counted, id_owner: owner.id }));
    return { owner, code };
  });
  const isRight = await verifyPassword(code?.code_hash, body.code);
  if (!owner || !code || !isRight) throw new AppError(sessionErrors.sign_in_code_wrong);

  const { channel, code_hash } = code;
  const opened = await openClientSession(context, {
    ...{ id_tenant, owner, method: methodOfChannel[channel], wanted: body.id },
    onOpened: async (db, session) => {
      if (!(await consumeClientCode(db, id_tenant, code.id))) throw new AppError(sessionErrors.sign_in_code_wrong);
      const contact = { id_session: session.id, channel, to: contactOf(owner, channel) };
      await recordProof(db, id_tenant, { ...contact, id_user: owner.id, code_hash, provenAt: session.createdDate });
    },
  });
  await withoutTenant((db) => markSucceeded(db, attempt));
  return opened;
}

function contactOf(
  { emailProprietario, contatoProprietario }: { emailProprietario: string; contatoProprietario: string },
  channel: 'email' | 'whatsapp',
): string {
  return channel === 'email' ? emailProprietario.trim().toLowerCase() : contatoProprietario;
}
