import type { signingApi } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { SessionActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readActingSigner } from '../acting-signer.service.ts';
import { recordOpening } from '../record-opening.service.ts';
import { readSigningState, requireAgreementToSign, withChanges } from '../signing-state.service.ts';

/** Records the opening, so that the next version can show what changed. */
export async function readSigning(
  context: Context<SessionActor, OwnTransactions>,
  { params: { id } }: Input<typeof signingApi.read>,
) {
  const { tenant, inTenant } = context;
  const signer = await readActingSigner(context);
  const read = await inTenant(tenant, async (db) => {
    const state = await readSigningState(context, db, signer, await requireAgreementToSign(context, db, id));
    if (state.data.role !== null) await recordOpening(context, db, signer, { ...state.data, id_agreement: id });
    return state;
  });
  return { data: await withChanges(context, read) };
}
