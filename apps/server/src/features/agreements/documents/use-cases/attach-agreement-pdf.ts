import { agreementErrors as errors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import type { UploadInput } from '../../../../kernel/use-case.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { recordRows } from '../../evidence/record-event.service.ts';
import { changedRow } from '../../evidence/row-facts.rules.ts';
import { requireReadableAgreement, requireUnsigned } from '../agreement.gate.ts';
import { toAgreementTextResponse } from '../agreement.wire.ts';
import { findCurrentVersion, lockParty, updateAgreement } from '../agreements.repository.ts';
import { requirePdf } from '../attached-pdf.upload.ts';

/** The file is stored and inspected before the row references it. The previous file is kept. */
export async function attachAgreementPdf(
  context: Context<UserActor, OwnTransactions>,
  { params: { id }, receive }: UploadInput<typeof clientAgreementsApi.attachPdf>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const place = async (transaction: Context) => {
    const reading = await requireReadableAgreement(transaction, id);
    requireUnsigned(reading.agreement);
    return reading;
  };
  const received = await receive({ keepFiles: true, encrypted: true });
  await inTenant(tenant, (db) => place({ ...context, db }));
  const { key, name, size, sha256 } = await requirePdf(platform, received);

  return inTenant(tenant, async (db) => {
    const transaction: Context = { ...context, db };
    await lockParty(db, tenant, (await place(transaction)).key);
    const { agreement, signature, name: party } = await place(transaction);
    const current = required(await findCurrentVersion(db, tenant, id), errors.agreement_without_text);
    const pdf = { key, name, size, sha256, id_user: actor.id, at: platform.clock.now().toISOString() };
    await updateAgreement(db, tenant, id, { pdf });
    const record = { entity: 'CONTRATO', id, id_client: agreement.id_client } as const;
    await recordChanges(transaction, record, { pdf: agreement.pdf?.name }, { pdf: name, 'pdf SHA-256': sha256 });
    await recordRows(transaction, [changedRow('contrato', id, { pdf })], { id_agreement: id });
    const viewer = { who: 'staff' as const, id: actor.id };
    return { data: toAgreementTextResponse({ ...agreement, pdf, current }, signature, party, { platform, viewer }) };
  });
}
