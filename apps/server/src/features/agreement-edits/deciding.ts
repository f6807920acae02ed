import { canDecideEdit } from '@restitui/domain/agreement-edits/agreement-edits.access.ts';
import { agreementEditErrors as errors } from '@restitui/domain/agreement-edits/agreement-edits.errors.ts';
import { AppError, requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { lockParty } from '../agreements/agreements.repository.ts';
import { type ReadableAgreement, requireReadableAgreement } from '../agreements/readable-agreement.ts';
import { changeUndecided, type EditRow, findEdit } from './agreement-edits.repository.ts';

/** A suggestion and its contract, for who may read it; nobody else writes about the same party meanwhile. */
export async function requireEdit(context: Context, id: string): Promise<{ edit: EditRow; of: ReadableAgreement }> {
  const { db, tenant } = context;
  const found = required(await findEdit(db, tenant, id), errors.agreement_edit_not_found);
  const { key } = await requireReadableAgreement(context, found.id_agreement);
  await lockParty(db, tenant, key);
  const of = await requireReadableAgreement(context, found.id_agreement);
  return { edit: required(await findEdit(db, tenant, id), errors.agreement_edit_not_found), of };
}

/** The same for who decides on it, while nobody did. */
export async function requireDecidable(context: Context, id: string) {
  const { edit, of } = await requireEdit(context, id);
  requireAccess(canDecideEdit(context.actor, of.agreement), errors.agreement_edit_decision_denied);
  requireUndecided(edit);
  return { edit, of };
}

export function requireUndecided({ acceptEdit, isActive }: EditRow): void {
  if (acceptEdit !== null || !isActive) throw new AppError(errors.agreement_edit_decided);
}

export async function storeDecision(
  { db, tenant, actor, platform }: Context,
  id: string,
  acceptEdit: boolean,
): Promise<EditRow> {
  const decided = await changeUndecided(db, tenant, id, {
    acceptEdit,
    id_decider: actor.id,
    decidedByName: actor.name,
    decidedAt: platform.clock.now().toISOString(),
  });
  return required(decided, errors.agreement_edit_decided);
}
