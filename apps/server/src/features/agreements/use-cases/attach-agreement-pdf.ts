import { agreementErrors as errors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context, StaffSession, UploadInput } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { textOnWire } from '../agreement-on-wire.ts';
import { findCurrentVersion, lockParty, updateAgreement } from '../agreements.repository.ts';
import { requireReadableAgreement, requireUnsigned } from '../readable-agreement.ts';
import { requirePdf } from '../receive-pdf.ts';

/** The file is whole and inspected before the row names it; the one that was attached before is kept. */
export async function attachAgreementPdf(
  session: StaffSession,
  { params: { id }, receive }: UploadInput<typeof clientAgreementsApi.attachPdf>,
) {
  const { actor, tenant, platform, inTenant } = session;
  const place = async (context: Context) => {
    const reading = await requireReadableAgreement(context, id);
    requireUnsigned(reading.agreement);
    return reading;
  };
  const received = await receive({ keepFiles: true, encrypted: true });
  await inTenant(tenant, (db) => place({ ...session, db }));
  const { key, name, size, sha256 } = await requirePdf(platform, received);

  return inTenant(tenant, async (db) => {
    const context: Context = { ...session, db };
    await lockParty(db, tenant, (await place(context)).key);
    const { agreement, signature, name: party } = await place(context);
    const current = required(await findCurrentVersion(db, tenant, id), errors.agreement_without_text);
    const pdf = { key, name, size, sha256, id_user: actor.id, at: platform.clock.now().toISOString() };
    await updateAgreement(db, tenant, id, { pdf });
    const record = { entity: 'CONTRATO', id, id_client: agreement.id_client } as const;
    await recordChanges(context, record, { pdf: agreement.pdf?.name }, { pdf: name, 'pdf SHA-256': sha256 });
    const viewer = { who: 'staff' as const, id: actor.id };
    return { data: textOnWire({ ...agreement, pdf, current }, signature, party, { platform, viewer }) };
  });
}
