import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findCurrentVersion } from '../../documents/agreements.repository.ts';
import { saveSuggestionDecision } from '../save-suggestion-decision.service.ts';
import { requireDecidableSuggestion } from '../suggestion.gate.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';

export async function rejectSuggestion(context: Context, { params: { id } }: Input<typeof suggestionsApi.reject>) {
  const { db, tenant } = context;
  const { edit, of } = await requireDecidableSuggestion(context, id);
  const decided = await saveSuggestionDecision(context, edit.id, false);
  const record = { entity: 'CONTRATO', id: of.agreement.id, id_client: of.agreement.id_client } as const;
  await recordChanges(context, record, {}, { [`sugestão ${edit.number}`]: 'rejeitada' });
  const current = await findCurrentVersion(db, tenant, of.agreement.id);
  return { data: toSuggestionResponse(decided, current?.number ?? 0) };
}
