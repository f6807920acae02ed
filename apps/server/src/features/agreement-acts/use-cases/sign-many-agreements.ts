import { canSignMany } from '@restitui/domain/agreement-acts/agreement-acts.access.ts';
import type { agreementActsApi, SignedMany } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import { agreementActErrors as errors } from '@restitui/domain/agreement-acts/agreement-acts.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { actingSignerOf } from '../acting-signer.ts';
import { performAct } from '../perform-act.ts';

/** The caller's own acts alone, as contratada or as a witness; each contract in its own transaction. */
export async function signManyAgreements(
  session: StaffSession,
  { body: { ids, versions, declared } }: Input<typeof agreementActsApi.signMany>,
) {
  const { actor, tenant, inTenant } = session;
  requireAccess(canSignMany(actor), errors.sign_many_denied);
  const own = { who: 'staff', ...session } as const;
  const signer = await actingSignerOf(own);
  requireAccess(signer.latest?.decision === 'verified', errors.identity_unverified);

  const result: SignedMany = { signed: [], refused: [] };
  const roles = ['contratada', 'testemunha_1', 'testemunha_2'] as const;
  for (const id of new Set(ids)) {
    const sha256 = versions?.[id];
    const shown = sha256 === undefined ? {} : { sha256 };
    const wanted = { id, shown, roles, will: { isMany: true, declared } };
    try {
      await inTenant(tenant, (db) => performAct(own, db, signer, wanted));
      result.signed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ id, message: error.message });
    }
  }
  return { data: result };
}
