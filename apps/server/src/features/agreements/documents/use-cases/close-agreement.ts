import { isClosable, isVerifiedState } from '@restitui/domain/agreements/documents/agreement-status.ts';
import { agreementErrors as errors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { canWriteAgreement } from '@restitui/domain/agreements/suggestions/suggestions.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clearNoticesOfAgreement } from '../../../insights/alerts/contract-alerts.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { recordEvent, recordRows } from '../../evidence/record-event.service.ts';
import { changedRow } from '../../evidence/row-facts.rules.ts';
import { endUndecidedSuggestions } from '../../suggestions/suggestions.repository.ts';
import { requireReadableAgreement, requireUnsigned } from '../agreement.gate.ts';
import { toAgreementResponse } from '../agreement.wire.ts';
import { findCurrentVersion, lockParty, updateAgreement } from '../agreements.repository.ts';

/** Closes the agreement to changes and ends its undecided suggestions (decision D-40). */
export async function closeAgreement(context: Context, { params: { id } }: Input<typeof clientAgreementsApi.close>) {
  const { db, tenant, actor } = context;
  const { key } = await requireReadableAgreement(context, id);
  await lockParty(db, tenant, key);
  const { agreement, signature } = await requireReadableAgreement(context, id);
  requireAccess(canWriteAgreement(actor, agreement), errors.agreement_close_denied);
  requireUnsigned(agreement);
  const seen = toAgreementResponse(agreement, signature);
  requireAccess(!isVerifiedState(seen), errors.agreement_signed);
  requireAccess(isClosable(seen), errors.agreement_not_concluded);

  const closed = { isFrist: true };
  await updateAgreement(db, tenant, id, closed);
  await endUndecidedSuggestions(db, tenant, id);
  await recordChanges(context, { entity: 'CONTRATO', id, id_client: agreement.id_client }, { isFrist: false }, closed);
  const version = await findCurrentVersion(db, tenant, id);
  const rows = [changedRow('contrato', id, closed)];
  if (version) {
    const facts = { version: version.number, sha256: version.sha256 };
    await recordEvent(context, { kind: 'fechamento', id_agreement: id, id_version: version.id, facts, rows });
  } else await recordRows(context, rows, { id_agreement: id });
  await clearNoticesOfAgreement(context, agreement);
  return { data: toAgreementResponse({ ...agreement, ...closed }, signature) };
}
