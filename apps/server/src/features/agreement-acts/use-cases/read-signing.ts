import type { agreementActsApi } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { AnySession } from '../../../kernel/context.ts';
import { actingSignerOf } from '../acting-signer.ts';
import { requireActState, signingOnWire } from '../read-state.ts';
import { recordOpening } from '../record-opening.ts';

/** Who may sign has opened this version from here on: the next one shows what changed since. */
export async function readSigning(session: AnySession, { params: { id } }: Input<typeof agreementActsApi.read>) {
  const { tenant, inTenant } = session;
  const signer = await actingSignerOf(session);
  return inTenant(tenant, async (db) => {
    const state = await requireActState(session, db, id);
    const data = await signingOnWire(session, db, signer, state);
    if (data.role !== null) await recordOpening(session, db, signer, { ...data, id_agreement: id });
    return { data };
  });
}
