import { isUndecided } from '@restitui/domain/signatures/signatures.access.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import { AppError, required } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { lockPerson } from '../agreement-acts/agreement-acts.repository.ts';
import { completeSigningsOf } from '../agreement-acts/complete-signing.ts';
import { recordDecision } from './record-identity.ts';
import { requireReviewableSignature } from './reviewable-signature.ts';
import { signatureOnWire } from './signature-on-wire.ts';
import { decideSignature, type PersonKey } from './signatures.repository.ts';

/** Accepts an attempt or sends it back with the reason; once (foundation C-20, decision D-41). */
export async function decide(
  session: StaffSession,
  person: PersonKey,
  { verifed, reason }: { verifed: 'true' | 'false'; reason: string | undefined },
) {
  const { actor, tenant, platform, inTenant } = session;
  const signature = await requireReviewableSignature(session, person);
  if (!isUndecided(signature)) throw new AppError(errors.already_decided);

  const row = await inTenant(tenant, async (db) => {
    await lockPerson(db, tenant, person);
    const decided = await decideSignature(db, tenant, signature.id, {
      decision: verifed === 'true' ? 'verified' : 'denied',
      decidedBy: actor.name,
      id_decider: actor.id,
      decidedAt: platform.clock.now().toISOString(),
      reason: (verifed === 'false' && reason) || null,
    });
    if (decided?.decision === 'verified') await completeSigningsOf({ ...session, db }, person);
    if (decided) await recordDecision({ ...session, db }, person, decided);
    return decided;
  });
  const viewer = { who: 'staff', id: actor.id } as const;
  return { data: signatureOnWire(required(row, errors.already_decided), platform.links, viewer) };
}
