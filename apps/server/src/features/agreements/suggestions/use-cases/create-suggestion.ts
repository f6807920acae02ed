import { acceptsSuggestions } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import { suggestionErrors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { LinkActor, SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { notify } from '../../../operations/messages/notify.service.ts';
import { changeRefusal } from '../../documents/agreement.gate.ts';
import { findAgreement, findCurrentVersion, lockParty } from '../../documents/agreements.repository.ts';
import { type OpenedAgreement, withOpenedAgreement } from '../../documents/open-agreement.service.ts';
import { toSuggestionResponse } from '../suggestion.wire.ts';
import { countUndecidedSuggestions, insertSuggestion } from '../suggestions.repository.ts';

/** Prevents a link holder from filling the list. */
const maxUndecided = 30;

/** Accepts suggestions of a user, the client or a link holder until the party has signed this agreement (W-345). */
export function createSuggestion(
  context: Context<SessionActor | LinkActor, TenantLookup>,
  { params: { idAgreement }, body: { requestChange, t } }: Input<typeof suggestionsApi.request>,
) {
  const wanted = {
    t,
    find: (db: OpenedAgreement['db'], tenant: OpenedAgreement['tenant']) => findAgreement(db, tenant, idAgreement),
  };
  return withOpenedAgreement(context, wanted, async (opened) => {
    const { db, tenant, key, by } = opened;
    await lockParty(db, tenant, key);
    const agreement = (await findAgreement(db, tenant, idAgreement)) ?? opened.agreement;
    requireAccess(acceptsSuggestions(agreement), changeRefusal(agreement));
    const waiting = await countUndecidedSuggestions(db, tenant, idAgreement);
    requireAccess(waiting < maxUndecided, suggestionErrors.agreement_edits_too_many);

    const edit = await insertSuggestion(db, {
      ...{ id: newId(), id_tenant: tenant, id_agreement: idAgreement, requestChange, ...authorOf(by) },
      createdAt: context.platform.clock.now().toISOString(),
    });
    if (edit.author !== 'staff') {
      const facts = { por: edit.authorName };
      const about = { id_agreement: idAgreement };
      await notify({ db, tenant, platform: context.platform }, { event: 'sugestao_feita', about, key: edit.id, facts });
    }
    const current = await findCurrentVersion(db, tenant, idAgreement);
    return { data: toSuggestionResponse(edit, current?.number ?? 0) };
  });
}

function authorOf(by: OpenedAgreement['by']) {
  if (by.kind === 'user') return { author: 'staff' as const, id_author: by.id, authorName: by.name };
  if (by.kind === 'client') return { author: 'client' as const, id_author: by.id_owner, authorName: by.name };
  return { author: 'link' as const, id_author: null, authorName: 'Quem recebeu o link' };
}
