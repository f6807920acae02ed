import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import { maskedEmail } from '@restitui/domain/accounts/verification-codes/masked-email.ts';
import type { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import { signingErrors as errors } from '@restitui/domain/agreements/signing/signing.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ClientActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { sendVerificationCode } from '../../../accounts/verification-codes/send-code.service.ts';
import { recordEvent } from '../../evidence/record-event.service.ts';
import { requiresActCode } from '../act-code.service.ts';
import { readActingSigner } from '../acting-signer.service.ts';
import { requireOpenVersion, requireSigningRole } from '../perform-act.service.ts';
import { requireAgreementToSign } from '../signing-state.service.ts';

/** Sends the code to the e-mail verified at registration; the request cannot name an address. */
export async function sendActCode(
  context: Context<ClientActor, OwnTransactions>,
  { params: { id } }: Input<typeof signingApi.sendCode>,
) {
  const { tenant, inTenant, actor: client } = context;
  const own = context;
  const signer = await readActingSigner(own);
  const id_version = await inTenant(tenant, async (db) => {
    const state = await requireAgreementToSign(own, db, id);
    requireOpenVersion(own, state, requireSigningRole(signer, state, ['cliente']));
    requireAccess(!signer.isProvisional, identityCheckErrors.provisional_password);
    requireAccess(await requiresActCode(own, db), errors.act_code_needless);
    return state.version.id;
  });
  const to = client.email.trim().toLowerCase();
  await sendVerificationCode(context, { channel: 'email', to, id_sender: client.id_owner });
  const about = { id_agreement: id, id_version, person: signer.key, facts: { channel: 'email' }, personal: { to } };
  await inTenant(tenant, (db) => recordEvent({ ...context, db }, { kind: 'codigo-enviado', ...about }));
  return { data: { to: maskedEmail(to) } };
}
