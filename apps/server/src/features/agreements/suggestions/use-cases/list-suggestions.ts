import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { LinkActor, SessionActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { findAgreement, findCurrentVersion } from '../../documents/agreements.repository.ts';
import { withOpenedAgreement } from '../../documents/open-agreement.service.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';
import { listSuggestionRows } from '../suggestions.repository.ts';

export function listSuggestions(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { params: { agreementId }, query: { t } }: Input<typeof suggestionsApi.history>,
) {
  return withOpenedAgreement(
    context,
    { t, find: (db, tenant) => findAgreement(db, tenant, agreementId) },
    async ({ db, tenant }) => {
      const current = await findCurrentVersion(db, tenant, agreementId);
      const edits = await listSuggestionRows(db, tenant, agreementId);
      return { data: edits.map((edit) => toSuggestionResponse(edit, current?.number ?? 0)) };
    },
  );
}
