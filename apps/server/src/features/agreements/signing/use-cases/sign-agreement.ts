import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import { acceptanceText } from '@restitui/domain/agreements/signing/acceptance-text.ts';
import { actRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import { signingErrors as errors } from '@restitui/domain/agreements/signing/signing.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { isClientContext, type SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { recordEvent } from '../../evidence/record-event.service.ts';
import { consumeActCode, requiresActCode, verifyActCode } from '../act-code.service.ts';
import { type ActingSigner, readActingSigner } from '../acting-signer.service.ts';
import { notifyAct } from '../notify-act.service.ts';
import { performAct, requireOpenVersion, requireShownVersion, requireSigningRole } from '../perform-act.service.ts';
import { readSigningState, requireAgreementToSign, withChanges } from '../signing-state.service.ts';

type Body = Input<typeof signingApi.sign>['body'];

/** Signs the shown version only. Checks everything else before the code is used up. */
export async function signAgreement(
  context: Context<SessionActor, OwnTransactions>,
  { params: { id }, body }: Input<typeof signingApi.sign>,
) {
  const { tenant, inTenant } = context;
  const { id_version, sha256, acceptance, code: typed, ...consent } = body;
  const signer = await readActingSigner(context);
  const isCoded = await inTenant(tenant, async (db) => {
    const state = await requireAgreementToSign(context, db, id);
    const role = requireSigningRole(signer, state, actRole.options);
    requireOpenVersion(context, state, role);
    requireAccess(!signer.isProvisional, identityCheckErrors.provisional_password);
    requireShownVersion(state, { id_version, sha256 });
    requireAccess(isCurrentAcceptance(acceptance), errors.acceptance_outdated);
    return requiresActCode(context, db);
  });
  if (isCoded && isClientContext(context)) {
    await verifyActCode(context, typed);
    await recordVerifiedCode(context, signer, { id_agreement: id, id_version });
  }

  const signed = await inTenant(tenant, async (db) => {
    if (isCoded && isClientContext(context)) await consumeActCode(context, db);
    const shown = { id_version, sha256 };
    await performAct(context, db, signer, { id, shown, roles: actRole.options, consent: { ...consent, isCoded } });
    await notifyAct({ ...context, db }, signer, { id_agreement: id, id_version });
    return readSigningState(context, db, signer, await requireAgreementToSign(context, db, id));
  });
  return { data: await withChanges(context, signed) };
}

function isCurrentAcceptance({ id, sha256 }: Body['acceptance']): boolean {
  return id === acceptanceText.id && sha256 === acceptanceText.sha256;
}

async function recordVerifiedCode(
  context: Context<SessionActor, OwnTransactions>,
  { key }: ActingSigner,
  about: { id_agreement: string; id_version: string },
): Promise<void> {
  const event = { kind: 'codigo-conferido', ...about, person: key, facts: { channel: 'email' } } as const;
  await context.inTenant(context.tenant, (db) => recordEvent({ ...context, db }, event));
}
