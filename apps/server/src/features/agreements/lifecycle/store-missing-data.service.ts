import {
  type fieldsOfParty,
  type MissingData,
  missingDataLabels,
} from '@restitui/domain/agreements/lifecycle/missing-data.ts';
import { clientAddressEdit } from '@restitui/domain/crm/clients/client-edit.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findUser, updateUser } from '../../accounts/users/users.repository.ts';
import { lockClient, updateClientRow } from '../../crm/clients/client-changes.repository.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import type { AgreementKey } from '../documents/agreements.repository.ts';

/** Returns the wanted fields; refuses when one of them is missing or empty. */
export function requireFields(body: MissingData, wanted: ReturnType<typeof fieldsOfParty>): MissingData {
  const empty = wanted.filter((field) => !body[field]);
  if (empty.length > 0) {
    const issues = empty.map((path) => ({ path, message: `Informe: ${missingDataLabels[path]}.` }));
    throw new AppError(wireErrors.invalid_input, { issues });
  }
  return Object.fromEntries([...wanted, 'complemento' as const].map((field) => [field, body[field]]));
}

/** Stores what the party entered in the fields that are empty; other registered data is not changed here. */
export async function storeEmptyFields(
  recording: Pick<Context, 'db' | 'tenant' | 'platform'> & { actor: SessionActor },
  key: AgreementKey,
  entered: MissingData,
): Promise<void> {
  const { db, tenant } = recording;
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
  // An address without a street is replaced as a whole, so that no parts of two addresses are joined.
  const isReplaced = (field: string) => field in clientAddressEdit.shape && isEmpty('logradouro');
  const isStored = (field: string) => isEmpty(field) || isReplaced(field);
  return Object.fromEntries(Object.entries(entered).filter(([field, value]) => value && isStored(field)));
}
