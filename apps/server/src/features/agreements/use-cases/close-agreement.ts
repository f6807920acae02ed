import { canWriteAgreement } from '@restitui/domain/agreement-edits/agreement-edits.access.ts';
import { isClosable, isVerifiedState } from '@restitui/domain/agreements/agreement-status.ts';
import { agreementErrors as errors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { clientAgreementsApi } from '@restitui/domain/agreements/client-agreements.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { endUndecided } from '../../agreement-edits/agreement-edits.repository.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { recordEvent } from '../../evidence/record-event.ts';
import { agreementOnWire } from '../agreement-on-wire.ts';
import { findCurrentVersion, lockParty, updateAgreement } from '../agreements.repository.ts';
import { requireReadableAgreement, requireUnsigned } from '../readable-agreement.ts';

/** Sets the version of now to be sealed and ends the suggestions (decision D-40). */
export async function closeAgreement(context: Context, { params: { id } }: Input<typeof clientAgreementsApi.close>) {
  const { db, tenant, actor } = context;
  const { key } = await requireReadableAgreement(context, id);
  await lockParty(db, tenant, key);
  const { agreement, signature } = await requireReadableAgreement(context, id);
  requireAccess(canWriteAgreement(actor, agreement), errors.agreement_close_denied);
  requireUnsigned(agreement);
  const seen = agreementOnWire(agreement, signature);
  requireAccess(!isVerifiedState(seen), errors.agreement_signed);
  requireAccess(isClosable(seen), errors.agreement_not_concluded);

  const closed = { isFrist: true };
  await updateAgreement(db, tenant, id, closed);
  await endUndecided(db, tenant, id);
  await recordChanges(context, { entity: 'CONTRATO', id, id_client: agreement.id_client }, { isFrist: false }, closed);
  const version = await findCurrentVersion(db, tenant, id);
  if (version) {
    const facts = { version: version.number, sha256: version.sha256 };
    await recordEvent(context, { kind: 'fechamento', id_agreement: id, id_version: version.id, facts });
  }
  return { data: agreementOnWire({ ...agreement, ...closed }, signature) };
}
