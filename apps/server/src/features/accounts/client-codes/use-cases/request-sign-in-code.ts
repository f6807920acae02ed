import type { clientCodesApi } from '@restitui/domain/accounts/client-codes/client-codes.api.ts';
import { signInChannels } from '@restitui/domain/accounts/client-codes/sign-in-channels.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { cpfOfSignIn } from '../../../agreements/documents/cpf-of-sign-in.service.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { recordPasswordRequest } from '../../passwords/record-password-request.service.ts';
import { accountKey, startSignInAttempt } from '../../session/sign-in-attempt.service.ts';

/** Answers every CPF alike; the worker looks up the owner and sends the code. WhatsApp is refused where no message would arrive. */
export async function requestSignInCode(
  context: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof clientCodesApi.request>,
) {
  const { withoutTenant, origin, platform } = context;
  requireAccess(signInChannels(platform.connectedChannels).includes(body.channel), sessionErrors.sign_in_channel_off);
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const id_tenant = required(host, sessionErrors.unknown_host).id;
  const account = await cpfOfSignIn(context, id_tenant, body);
  await startSignInAttempt(context, accountKey('sign-in code', id_tenant, account), { kind: 'password-request' });

  await recordPasswordRequest(context, { kind: `sign-in-${body.channel}`, account });
  return { data: { accepted: true as const } };
}
