import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { lifecycleErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import { fieldsOfParty } from '@restitui/domain/agreements/lifecycle/missing-data.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { isUserContext, type SessionActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { type ReadableAgreement, requireReadableInSession } from '../../documents/agreement.gate.ts';
import { toAgreementResponse } from '../../documents/agreement.wire.ts';
import { findAgreement, findCurrentVersion } from '../../documents/agreements.repository.ts';
import { rewriteUnsignedAgreements } from '../../documents/rewrite-unsigned.service.ts';
import { requireFields, storeEmptyFields } from '../store-missing-data.service.ts';

/**
 * Completes the data of the agreement's own party that its text lacks, and writes the text again. Only empty fields are
 * filled: what is registered is changed elsewhere.
 */
export async function completeMissingData(
  context: Context<SessionActor, OwnTransactions>,
  { params: { id }, body }: Input<typeof lifecycleApi.complete>,
) {
  const { tenant, inTenant, platform, actor } = context;
  return inTenant(tenant, async (db) => {
    const found = required(await findAgreement(db, tenant, id), agreementErrors.agreement_not_found);
    const reading = await requireReadableInSession(context, db, found);
    requireAccess(isOwnAgreement(context, reading), lifecycleErrors.missing_data_denied);
    const version = required(await findCurrentVersion(db, tenant, id), agreementErrors.agreement_without_text);
    const wanted = fieldsOfParty(version.missing);
    requireAccess(wanted.length > 0, lifecycleErrors.missing_data_unneeded);

    await storeEmptyFields({ db, tenant, platform, actor }, reading.key, requireFields(body, wanted));
    await rewriteUnsignedAgreements({ db, tenant, platform, author: undefined }, reading.key);
    const agreement = required(await findAgreement(db, tenant, id), agreementErrors.agreement_not_found);
    return { data: toAgreementResponse(agreement, reading.signature) };
  });
}

function isOwnAgreement(context: Context<SessionActor, OwnTransactions>, { key }: ReadableAgreement): boolean {
  if (isUserContext(context)) return 'id_user' in key && key.id_user === context.actor.id;
  return 'id_client' in key;
}
