import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { endingErrors, lifecycleErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clearNoticesOfAgreement } from '../../../insights/alerts/contract-alerts.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toAgreementResponse } from '../../documents/agreement.wire.ts';
import { findCurrentVersion, updateAgreement } from '../../documents/agreements.repository.ts';
import { requireManagedAgreement } from '../../documents/managed-agreement.gate.ts';
import { recordEvent } from '../../evidence/record-event.service.ts';
import { changedRow } from '../../evidence/row-facts.rules.ts';

/** Sets the last day for signing, also after the previous one is over. */
export async function renewAgreement(
  context: Context,
  { params: { id }, body: { expiresOn } }: Input<typeof lifecycleApi.renew>,
) {
  const { db, tenant, platform } = context;
  const { agreement, signature } = await requireManagedAgreement(context, id);
  requireAccess(!agreement.isAssinado, lifecycleErrors.agreement_already_signed);
  if (agreement.ending) throw new AppError(endingErrors[agreement.ending]);
  requireAccess(expiresOn >= dayInBrazil(platform.clock.now()), lifecycleErrors.expiry_past);

  const renewed = { expiresOn, expiredOn: null };
  await updateAgreement(db, tenant, id, { ...renewed, expiryWarnedOn: null });
  const record = { entity: 'CONTRATO', id, id_client: agreement.id_client } as const;
  await recordChanges(context, record, { expiresOn: agreement.expiresOn }, { expiresOn });
  const version = await findCurrentVersion(db, tenant, id);
  await recordEvent(context, {
    ...{ kind: 'prazo', id_agreement: id, id_version: version?.id, facts: { expiresOn } },
    rows: [changedRow('contrato', id, renewed)],
  });
  await clearNoticesOfAgreement(context, agreement);
  return { data: toAgreementResponse({ ...agreement, ...renewed }, signature) };
}
