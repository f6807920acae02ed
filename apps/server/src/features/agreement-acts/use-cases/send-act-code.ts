import type { agreementActsApi } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { agreementActErrors as errors } from '@restitui/domain/agreement-acts/agreement-acts.errors.ts';
import { signatureErrors } from '@restitui/domain/signatures/signatures.errors.ts';
import { maskedEmail } from '@restitui/domain/verification-codes/masked-email.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { ClientSession } from '../../../kernel/context.ts';
import { recordEvent } from '../../evidence/record-event.ts';
import { sendVerificationCode } from '../../verification-codes/send-code.ts';
import { asksCode } from '../act-code.ts';
import { actingSignerOf } from '../acting-signer.ts';
import { requireRole } from '../perform-act.ts';
import { requireActState } from '../read-state.ts';

/** To the e-mail that was proven when the client was registered; a browser names no address. */
export async function sendActCode(session: ClientSession, { params: { id } }: Input<typeof agreementActsApi.sendCode>) {
  const { tenant, inTenant, client } = session;
  const own = { who: 'client', ...session } as const;
  const signer = await actingSignerOf(own);
  const id_version = await inTenant(tenant, async (db) => {
    const state = await requireActState(own, db, id);
    requireRole(signer, state, ['cliente']);
    requireAccess(!signer.isProvisional, signatureErrors.provisional_password);
    requireAccess(await asksCode(own, db), errors.act_code_needless);
    return state.version.id;
  });
  const to = client.email.trim().toLowerCase();
  await sendVerificationCode(session, { channel: 'email', to, id_sender: client.id_owner });
  const about = { id_agreement: id, id_version, person: signer.key, facts: { channel: 'email' }, personal: { to } };
  await inTenant(tenant, (db) => recordEvent({ ...session, db }, { kind: 'codigo-enviado', ...about }));
  return { data: { to: maskedEmail(to) } };
}
