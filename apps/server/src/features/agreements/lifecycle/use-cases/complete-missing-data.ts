import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { lifecycleErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import {
  fieldsOfParty,
  type MissingData,
  missingDataLabels,
} from '@restitui/domain/agreements/lifecycle/missing-data.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import { isUserContext, type SessionActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findUser, updateUser } from '../../../accounts/users/users.repository.ts';
import { lockClient, updateClientRow } from '../../../crm/clients/client-changes.repository.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { type ReadableAgreement, requireReadableInSession } from '../../documents/agreement.gate.ts';
import { toAgreementResponse } from '../../documents/agreement.wire.ts';
import { findAgreement, findCurrentVersion } from '../../documents/agreements.repository.ts';
import { rewriteUnsignedAgreements } from '../../documents/rewrite-unsigned.service.ts';

/**
 * Completes the data of the agreement's own party that its text lacks, and writes the text again. Only empty fields are
 * filled: what is registered is changed elsewhere.
 */
export async function completeMissingData(
  context: Context<SessionActor, OwnTransactions>,
  { params: { id }, body }: Input<typeof lifecycleApi.complete>,
) {
  const { tenant, inTenant, platform } = context;
  return inTenant(tenant, async (db) => {
    const found = required(await findAgreement(db, tenant, id), agreementErrors.agreement_not_found);
    const reading = await requireReadableInSession(context, db, found);
    requireAccess(isOwnAgreement(context, reading), lifecycleErrors.missing_data_denied);
    const version = required(await findCurrentVersion(db, tenant, id), agreementErrors.agreement_without_text);
    const wanted = fieldsOfParty(version.missing);
    requireAccess(wanted.length > 0, lifecycleErrors.missing_data_unneeded);

    await storeEmptyFields(context, db, reading, pick(body, wanted));
    await rewriteUnsignedAgreements({ db, tenant, platform, author: undefined }, reading.key);
    const agreement = required(await findAgreement(db, tenant, id), agreementErrors.agreement_not_found);
    return { data: toAgreementResponse(agreement, reading.signature) };
  });
}

function isOwnAgreement(context: Context<SessionActor, OwnTransactions>, { key }: ReadableAgreement): boolean {
  if (isUserContext(context)) return 'id_user' in key && key.id_user === context.actor.id;
  return 'id_client' in key;
}

/** Returns the wanted fields; refuses when one of them is missing or empty. */
function pick(body: MissingData, wanted: ReturnType<typeof fieldsOfParty>): MissingData {
  const empty = wanted.filter((field) => !body[field]);
  if (empty.length > 0) {
    const issues = empty.map((path) => ({ path, message: `Informe: ${missingDataLabels[path]}.` }));
    throw new AppError(wireErrors.invalid_input, { issues });
  }
  return Object.fromEntries([...wanted, 'complemento' as const].map((field) => [field, body[field]]));
}

async function storeEmptyFields(
  context: Context<SessionActor, OwnTransactions>,
  db: Db,
  { key }: ReadableAgreement,
  entered: MissingData,
): Promise<void> {
  const { tenant, actor, platform } = context;
  const recording = { db, tenant, platform, actor };
  if ('id_client' in key) {
    await lockClient(db, tenant, key.id_client);
    const client = required(await findClient(db, tenant, key.id_client), clientErrors.client_not_found);
    const changed = emptyIn(client, entered);
    if (Object.keys(changed).length === 0) return;
    await updateClientRow(db, tenant, key.id_client, changed);
    const record = { entity: 'CLIENTE', id: key.id_client, id_client: key.id_client } as const;
    await recordChanges(recording, record, { ...client }, changed);
    return;
  }
  const user = required(await findUser(db, tenant, key.id_user), wireErrors.not_found);
  const changed = emptyIn(user, entered);
  if (Object.keys(changed).length === 0) return;
  await updateUser(db, tenant, key.id_user, changed);
  await recordChanges(recording, { entity: 'USUARIO', id: key.id_user, id_client: null }, { ...user }, changed);
}

function emptyIn(row: object, entered: MissingData): MissingData {
  const isEmpty = (field: string) => !Reflect.get(row, field);
  return Object.fromEntries(Object.entries(entered).filter(([field, value]) => value && isEmpty(field)));
}
