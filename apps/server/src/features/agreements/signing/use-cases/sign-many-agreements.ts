import { canSignMany } from '@restitui/domain/agreements/signing/signing.access.ts';
import type { SignedMany, signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import { signingErrors as errors } from '@restitui/domain/agreements/signing/signing.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readActingSigner } from '../acting-signer.service.ts';
import { notifyAct } from '../notify-act.service.ts';
import { performAct } from '../perform-act.service.ts';

/** Signs for the consultancy or as a witness, as the caller only; one transaction per agreement. */
export async function signManyAgreements(
  context: Context<UserActor, OwnTransactions>,
  { body: { ids, versions, declared } }: Input<typeof signingApi.signMany>,
) {
  const { actor, tenant, inTenant } = context;
  requireAccess(canSignMany(actor), errors.sign_many_denied);
  const own = context;
  const signer = await readActingSigner(own);
  requireAccess(signer.latest?.decision === 'verified', errors.identity_unverified);

  const result: SignedMany = { signed: [], refused: [] };
  const roles = ['contratada', 'testemunha_1', 'testemunha_2'] as const;
  for (const id of new Set(ids)) {
    const sha256 = versions?.[id];
    const shown = sha256 === undefined ? {} : { sha256 };
    const wanted = { id, shown, roles, consent: { isMany: true, declared } };
    try {
      await inTenant(tenant, async (db) => {
        const id_version = await performAct(own, db, signer, wanted);
        await notifyAct({ ...own, db }, signer, { id_agreement: id, id_version });
      });
      result.signed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ id, message: error.message });
    }
  }
  return { data: result };
}
