import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { suggestionErrors as errors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireChangeable } from '../../documents/agreement.gate.ts';
import { findCurrentVersion } from '../../documents/agreements.repository.ts';
import { reopenAgreement } from '../../documents/start-version.service.ts';
import { writeSuggestedVersion } from '../../documents/write-suggested-version.service.ts';
import { saveSuggestionDecision } from '../save-suggestion-decision.service.ts';
import { requireDecidableSuggestion } from '../suggestion.gate.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';

/** Approves a suggestion. Without a proposed text the agreement stays as it is. */
export async function approveSuggestion(context: Context, { params: { id } }: Input<typeof suggestionsApi.approve>) {
  const { db, tenant } = context;
  const { edit, of } = await requireDecidableSuggestion(context, id);
  requireChangeable(of);
  const current = await findCurrentVersion(db, tenant, of.agreement.id);
  let versao = current?.number ?? 0;
  if (current && edit.change !== null) {
    requireAccess(edit.base === current.number, errors.agreement_edit_outdated);
    const version = await writeSuggestedVersion(context, current, { html: edit.change, id_edit: edit.id });
    versao = version.number;
    // The acts of others on the replaced version no longer count (decision D-47).
    if (of.agreement.acts.length > 0) await reopenAgreement(context, of.agreement, current, version);
  }

  const decided = await saveSuggestionDecision(context, edit.id, { acceptEdit: true, reason: null });
  const record = { entity: 'CONTRATO', id: of.agreement.id, id_client: of.agreement.id_client } as const;
  const suggestion = `sugestão ${edit.number}`;
  await recordChanges(context, record, { versao: current?.number }, { versao, [suggestion]: 'aprovada' });
  return { data: toSuggestionResponse(decided, versao) };
}
