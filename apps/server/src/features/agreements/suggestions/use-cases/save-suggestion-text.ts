import { hasVisibleText } from '@restitui/domain/agreements/documents/display-html.ts';
import { canWriteAgreement } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { suggestionErrors as errors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireChangeable } from '../../documents/agreement.gate.ts';
import { findCurrentVersion } from '../../documents/agreements.repository.ts';
import { requireSuggestion, requireUndecided } from '../suggestion.gate.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';
import { updateUndecidedSuggestion } from '../suggestions.repository.ts';
import { textWork } from '../text-work.service.ts';

/**
 * Stores the edited text with the suggestion; the agreement changes on approval. The text is cleaned between two
 * transactions, so that waiting for the thread holds no lock.
 */
export async function saveSuggestionText(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_edit }, body: { html } }: Input<typeof suggestionsApi.apply>,
) {
  const { tenant, actor, inTenant, platform } = context;
  await inTenant(tenant, (db) => requireWritable({ ...context, db }, id_edit));

  const change = await platform.textWorker.run(textWork.clean, html, { tenant });
  if (!hasVisibleText(change)) {
    const { message } = errors.agreement_edit_empty;
    throw new AppError(errors.agreement_edit_empty, { issues: [{ path: 'html', message }] });
  }
  return inTenant(tenant, async (db) => {
    const { edit, of } = await requireWritable({ ...context, db }, id_edit);
    const current = await findCurrentVersion(db, tenant, of.agreement.id);
    const base = current?.number ?? 0;
    const stored = await updateUndecidedSuggestion(db, tenant, edit.id, { change, base, id_writer: actor.id });
    return { data: toSuggestionResponse(required(stored, errors.agreement_edit_decided), base) };
  });
}

async function requireWritable(context: Context, id_edit: string) {
  const { edit, of } = await requireSuggestion(context, id_edit);
  requireAccess(canWriteAgreement(context.actor, of.agreement), errors.agreement_edit_denied);
  requireUndecided(edit);
  requireChangeable(of);
  return { edit, of };
}
