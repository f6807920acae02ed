import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findCurrentVersion } from '../../documents/agreements.repository.ts';
import { saveSuggestionDecision } from '../save-suggestion-decision.service.ts';
import { requireDecidableSuggestion } from '../suggestion.gate.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';

/** Rejects a suggestion; the reason is kept with it, for its author and in the history of the contract. */
export async function rejectSuggestion(
  context: Context,
  { params: { id }, body }: Input<typeof suggestionsApi.reject>,
) {
  const { db, tenant } = context;
  const { edit, of } = await requireDecidableSuggestion(context, id);
  const reason = body?.reason || null;
  const decided = await saveSuggestionDecision(context, edit.id, { acceptEdit: false, reason });
  const record = { entity: 'CONTRATO', id: of.agreement.id, id_client: of.agreement.id_client } as const;
  const { number } = edit;
  const recorded = { [`sugestão ${number}`]: 'rejeitada', [`motivo_sugestao ${number}`]: reason };
  await recordChanges(context, record, {}, recorded);
  const current = await findCurrentVersion(db, tenant, of.agreement.id);
  return { data: toSuggestionResponse(decided, current?.number ?? 0) };
}
