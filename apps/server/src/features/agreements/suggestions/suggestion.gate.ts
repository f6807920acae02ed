import { canDecideSuggestion } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import { suggestionErrors as errors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { type ReadableAgreement, requireReadableAgreement } from '../documents/agreement.gate.ts';
import { lockParty } from '../documents/agreements.repository.ts';
import { findSuggestion, type SuggestionRow } from './suggestions.repository.ts';

/** Returns a suggestion and its agreement for callers who may read it. Locks the party. */
export async function requireSuggestion(
  context: Context,
  id: string,
): Promise<{ edit: SuggestionRow; of: ReadableAgreement }> {
  const { db, tenant } = context;
  const found = required(await findSuggestion(db, tenant, id), errors.agreement_edit_not_found);
  const { key } = await requireReadableAgreement(context, found.id_agreement);
  await lockParty(db, tenant, key);
  const of = await requireReadableAgreement(context, found.id_agreement);
  return { edit: required(await findSuggestion(db, tenant, id), errors.agreement_edit_not_found), of };
}

/** Like requireSuggestion, for callers who may decide and while the suggestion is undecided. */
export async function requireDecidableSuggestion(context: Context, id: string) {
  const { edit, of } = await requireSuggestion(context, id);
  requireAccess(canDecideSuggestion(context.actor, of.agreement), errors.agreement_edit_decision_denied);
  requireUndecided(edit);
  return { edit, of };
}

export function requireUndecided({ acceptEdit, isActive }: SuggestionRow): void {
  if (acceptEdit !== null || !isActive) throw new AppError(errors.agreement_edit_decided);
}
