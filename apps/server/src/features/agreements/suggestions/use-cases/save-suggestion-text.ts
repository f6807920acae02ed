import { hasVisibleText } from '@restitui/domain/agreements/documents/display-html.ts';
import { canWriteAgreement } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { suggestionErrors as errors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireChangeable } from '../../documents/agreement.gate.ts';
import { findCurrentVersion } from '../../documents/agreements.repository.ts';
import { cleanSuggestedText } from '../suggested-text.rules.ts';
import { requireSuggestion, requireUndecided } from '../suggestion.gate.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';
import { updateUndecidedSuggestion } from '../suggestions.repository.ts';

/** Stores the edited text with the suggestion; the agreement changes on approval. */
export async function saveSuggestionText(
  context: Context,
  { params: { id_edit }, body: { html } }: Input<typeof suggestionsApi.apply>,
) {
  const { db, tenant, actor } = context;
  const { edit, of } = await requireSuggestion(context, id_edit);
  requireAccess(canWriteAgreement(actor, of.agreement), errors.agreement_edit_denied);
  requireUndecided(edit);
  requireChangeable(of);

  const change = cleanSuggestedText(html);
  if (!hasVisibleText(change)) {
    const { message } = errors.agreement_edit_empty;
    throw new AppError(errors.agreement_edit_empty, { issues: [{ path: 'html', message }] });
  }
  const current = await findCurrentVersion(db, tenant, of.agreement.id);
  const base = current?.number ?? 0;
  const stored = await updateUndecidedSuggestion(db, tenant, edit.id, { change, base, id_writer: actor.id });
  return { data: toSuggestionResponse(required(stored, errors.agreement_edit_decided), base) };
}
