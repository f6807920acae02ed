import { isUndecided } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { identityCheckErrors as errors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { completeSigningsOfPerson } from '../../agreements/signing/complete-signing.service.ts';
import { lockPerson } from '../../agreements/signing/signing.repository.ts';
import { findOwner, listClientsOfOwner } from '../../crm/clients/owners.repository.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { requireReviewableIdentityCheck } from './identity-check.gate.ts';
import { toIdentityCheckResponse } from './identity-check.wire.ts';
import { type PersonKey, storeIdentityDecision } from './identity-checks.repository.ts';
import { recordDecision } from './identity-evidence.service.ts';

/** Accepts an attempt or sends it back with a reason; each attempt is decided once (foundation C-20, decision D-41). */
export async function decideIdentityCheck(
  context: Context<UserActor, OwnTransactions>,
  person: PersonKey,
  { verifed, reason }: { verifed: 'true' | 'false'; reason: string | undefined },
) {
  const { actor, tenant, platform, inTenant } = context;
  const signature = await requireReviewableIdentityCheck(context, person);
  if (!isUndecided(signature)) throw new AppError(errors.already_decided);

  const row = await inTenant(tenant, async (db) => {
    await lockPerson(db, tenant, person);
    const decided = await storeIdentityDecision(db, tenant, signature.id, {
      decision: verifed === 'true' ? 'verified' : 'denied',
      decidedBy: actor.name,
      id_decider: actor.id,
      decidedAt: platform.clock.now().toISOString(),
      reason: (verifed === 'false' && reason) || null,
    });
    if (decided?.decision === 'verified') await completeSigningsOfPerson({ ...context, db }, person);
    if (decided) await recordDecision({ ...context, db }, person, decided);
    if (decided?.decision === 'denied') await notifyDenied({ ...context, db }, person, decided);
    return decided;
  });
  const viewer = { who: 'staff', id: actor.id } as const;
  return { data: toIdentityCheckResponse(required(row, errors.already_decided), platform.links, viewer) };
}

/** Tells the person why, with the page on which to try again. */
async function notifyDenied(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  person: PersonKey,
  { id, reason }: { id: string; reason: string | null },
): Promise<void> {
  const links = { parte: await retakePath(context, person) };
  await notify(context, { event: 'identidade_negada', about: person, key: id, facts: { motivo: reason }, links });
}

/** Owners take photos on the page of a contract; staff is asked for them after the sign-in. */
async function retakePath({ db, tenant }: Pick<Context, 'db' | 'tenant'>, person: PersonKey): Promise<string> {
  if ('id_user' in person) return '/signin';
  const owner = await findOwner(db, tenant, person.id_owner);
  const [client] = owner ? await listClientsOfOwner(db, tenant, owner) : [];
  return client ? `/minuta/${client.cnpjcpf}` : '/portal';
}
