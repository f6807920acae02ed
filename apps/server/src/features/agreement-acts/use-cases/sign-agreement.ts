import { acceptanceText } from '@restitui/domain/agreement-acts/acceptance-text.ts';
import { actRole } from '@restitui/domain/agreement-acts/act-role.ts';
import type { agreementActsApi } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { agreementActErrors as errors } from '@restitui/domain/agreement-acts/agreement-acts.errors.ts';
import { signatureErrors } from '@restitui/domain/signatures/signatures.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { AnySession } from '../../../kernel/context.ts';
import { recordEvent } from '../../evidence/record-event.ts';
import { asksCode, proveCode, spendCode } from '../act-code.ts';
import { type ActingSigner, actingSignerOf } from '../acting-signer.ts';
import { performAct, requireRole, requireShown } from '../perform-act.ts';
import { requireActState, signingOnWire } from '../read-state.ts';

type Body = Input<typeof agreementActsApi.sign>['body'];

/** Signs the version that was shown, and no other; what would refuse it is asked before a code is used up. */
export async function signAgreement(
  session: AnySession,
  { params: { id }, body }: Input<typeof agreementActsApi.sign>,
) {
  const { tenant, inTenant } = session;
  const { id_version, sha256, acceptance, code: typed, ...will } = body;
  const signer = await actingSignerOf(session);
  const isCoded = await inTenant(tenant, async (db) => {
    const state = await requireActState(session, db, id);
    requireRole(signer, state, actRole.options);
    requireAccess(!signer.isProvisional, signatureErrors.provisional_password);
    requireShown(state, { id_version, sha256 });
    requireAccess(isOfNow(acceptance), errors.acceptance_outdated);
    return asksCode(session, db);
  });
  if (isCoded && session.who === 'client') {
    await proveCode(session, typed);
    await tellOfCode(session, signer, { id_agreement: id, id_version });
  }

  const data = await inTenant(tenant, async (db) => {
    if (isCoded && session.who === 'client') await spendCode(session, db);
    const shown = { id_version, sha256 };
    await performAct(session, db, signer, { id, shown, roles: actRole.options, will: { ...will, isCoded } });
    return signingOnWire(session, db, signer, await requireActState(session, db, id));
  });
  return { data };
}

function isOfNow({ id, sha256 }: Body['acceptance']): boolean {
  return id === acceptanceText.id && sha256 === acceptanceText.sha256;
}

async function tellOfCode(
  session: AnySession,
  { key }: ActingSigner,
  about: { id_agreement: string; id_version: string },
): Promise<void> {
  const event = { kind: 'codigo-conferido', ...about, person: key, facts: { channel: 'email' } } as const;
  await session.inTenant(session.tenant, (db) => recordEvent({ ...session, db }, event));
}
