import { suggestionErrors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { type SuggestionRow, updateUndecidedSuggestion } from './suggestions.repository.ts';

/** Stores the caller's decision; refuses when it was decided in the meantime. */
export async function saveSuggestionDecision(
  { db, tenant, actor, platform }: Context,
  id: string,
  acceptEdit: boolean,
): Promise<SuggestionRow> {
  const decided = await updateUndecidedSuggestion(db, tenant, id, {
    acceptEdit,
    id_decider: actor.id,
    decidedByName: actor.name,
    decidedAt: platform.clock.now().toISOString(),
  });
  return required(decided, suggestionErrors.agreement_edit_decided);
}
