import { dutiesMessage, hasDuties } from '@restitui/domain/accounts/users/duties.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { canDecideErasure } from '@restitui/domain/operations/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { countDuties } from '../../../accounts/users/user-duties.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toErasureRequestResponse } from '../erasure-request.wire.ts';
import { type ErasureRequestRow, lockErasureRequest, updateErasureRequest } from '../erasure-requests.repository.ts';
import { notifyErasureRefused } from '../notify-erasure-refused.service.ts';
import { findPerson } from '../people.repository.ts';

/** Queues an approved erasure; answers a refused request with the reason. */
export async function decideErasure(
  context: Context,
  { params: { id_request }, body: { aprovado, reason } }: Input<typeof privacyApi.decide>,
) {
  const { db, actor, tenant, platform } = context;
  const found = required(await lockErasureRequest(db, tenant, id_request), privacyErrors.request_not_found);
  requireAccess(canDecideErasure(actor, tenant, found), privacyErrors.erasure_decide_denied);
  if (found.status !== 'pendente') throw new AppError(privacyErrors.erasure_decided);
  if (!aprovado && !reason) {
    const { message } = privacyErrors.reason_missing;
    throw new AppError(privacyErrors.reason_missing, { issues: [{ path: 'reason', message }] });
  }

  const decidedAt = platform.clock.now().toISOString();
  const decision = { id_decider: actor.id, decidedBy: actor.name, decidedAt, reason: reason || null };
  const answerTo = (await findPerson(db, tenant, found))?.email ?? null;
  if (aprovado) {
    await requireNoDuties(context, found);
    await platform.jobs.enqueue(db, 'erase-person', { id_tenant: tenant, id: id_request });
  } else if (answerTo) {
    await notifyErasureRefused(context, answerTo, reason);
  }
  const change = aprovado
    ? ({ ...decision, status: 'em_andamento', answerTo } as const)
    : ({ ...decision, status: 'recusada', finishedAt: decidedAt } as const);
  const row = await updateErasureRequest(db, tenant, id_request, change);
  return { data: toErasureRequestResponse(required(row, privacyErrors.request_not_found)) };
}

/** Refuses while the person has duties that must be handed over first (decision 013). */
async function requireNoDuties(context: Context, { kind, id_person, nome }: ErasureRequestRow): Promise<void> {
  if (kind !== 'user') return;
  const duties = await countDuties(context.db, context.tenant, id_person);
  if (hasDuties(duties)) throw new AppError(userErrors.user_has_duties, { message: dutiesMessage(nome, duties) });
  await recordChanges(context, { entity: 'USUARIO', id: id_person }, { excluido: false }, { excluido: true });
}
