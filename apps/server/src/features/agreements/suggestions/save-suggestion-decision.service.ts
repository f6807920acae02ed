import { suggestionErrors } from '@restitui/domain/agreements/suggestions/suggestions.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { clearAlerts } from '../../insights/alerts/alerts.repository.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { type SuggestionRow, updateUndecidedSuggestion } from './suggestions.repository.ts';

interface Decision {
  acceptEdit: boolean;
  /** Why it is rejected, as its author reads it. */
  reason: string | null;
}

/** Stores the caller's decision and tells the party; refuses when it was decided in the meantime. */
export async function saveSuggestionDecision(
  context: Context,
  id: string,
  { acceptEdit, reason }: Decision,
): Promise<SuggestionRow> {
  const { db, tenant, actor, platform } = context;
  const decided = await updateUndecidedSuggestion(db, tenant, id, {
    ...{ acceptEdit, reason },
    id_decider: actor.id,
    decidedByName: actor.name,
    decidedAt: platform.clock.now().toISOString(),
  });
  const stored = required(decided, suggestionErrors.agreement_edit_decided);
  await clearAlerts(db, tenant, 'AVISO', [`sugestao_feita ${id}`], platform.clock.now());
  const facts = { decisao: acceptEdit ? 'aprovada' : 'recusada', motivo: reason } as const;
  const about = { id_agreement: stored.id_agreement };
  if (stored.author !== 'staff') await notify(context, { event: 'sugestao_decidida', about, key: id, facts });
  return stored;
}
