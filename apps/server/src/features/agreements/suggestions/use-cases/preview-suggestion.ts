import { acceptsSuggestions } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { suggestionErrors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { LinkActor, SessionActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { findAgreement, findCurrentVersion, findVersion } from '../../documents/agreements.repository.ts';
import { type OpenedAgreement, withOpenedAgreement } from '../../documents/open-agreement.service.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';
import { findSuggestion, type SuggestionRow } from '../suggestions.repository.ts';
import { textWork } from '../text-work.service.ts';

/**
 * Compares with the version that the text is based on; without a text, shows the agreement itself. The comparison
 * begins after the transaction, so that waiting for the thread holds no connection.
 */
export async function previewSuggestion(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { params: { editId }, query: { highlight, t } }: Input<typeof suggestionsApi.preview>,
) {
  let row: SuggestionRow | undefined;
  const wanted = {
    t,
    missing: suggestionErrors.agreement_edit_not_found,
    find: async (db: OpenedAgreement['db'], tenant: OpenedAgreement['tenant']) => {
      row = await findSuggestion(db, tenant, editId);
      return row && findAgreement(db, tenant, row.id_agreement);
    },
  };
  const { edit, tenant, texts } = await withOpenedAgreement(context, wanted, async ({ db, tenant, agreement }) => {
    const { change, ...edit } = required(row, suggestionErrors.agreement_edit_not_found);
    const current = await findCurrentVersion(db, tenant, agreement.id);
    const base = edit.base === null ? current : await findVersion(db, tenant, agreement.id, edit.base);
    const before = base?.html ?? '';
    const partyKeys = { id_tenant: tenant, id_client: agreement.id_client, id_user: agreement.id_user };
    const { change: _, ...shown } = toSuggestionResponse({ ...edit, change }, current?.number ?? 0);
    const isChangeable = acceptsSuggestions(agreement);
    return { edit: { ...shown, ...partyKeys, isChangeable }, tenant, texts: { before, after: change ?? before } };
  });
  const html = await context.platform.textWorker.run(
    textWork.preview,
    { ...texts, highlight: highlight === '1' },
    { tenant },
  );
  return { data: { edit, preview: { html } } };
}
