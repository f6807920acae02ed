import { isDeepStrictEqual } from 'node:util';
import { isSampleClient } from '@restitui/domain/crm/clients/sample-client.ts';
import type { RecordedEntity } from '@restitui/domain/insights/change-history/recorded-entity.ts';
import type { ClientActor, UserActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { insertChanges } from './change-history.repository.ts';

/** The changed record with the client and product it belongs to, if any. */
export interface ChangedRecord {
  entity: RecordedEntity;
  id: string;
  id_client?: string | null;
  id_product?: string | null;
}

type Fields = Readonly<Record<string, unknown>>;
export interface Author {
  actor: Pick<UserActor, 'id' | 'name'> | Pick<ClientActor, 'id_owner' | 'name'>;
}

type Recording = Pick<Context, 'db' | 'tenant'> & { platform: Pick<Context['platform'], 'clock'> } & Author;

/**
 * Records one row per field of `after` that differs from `before`, in the transaction of the change itself. A
 * missing field counts as null, so `{}` as `before` records a creation. Pass a marker instead of the value for
 * secrets.
 */
export async function recordChanges(
  context: Recording,
  record: ChangedRecord,
  before: Fields,
  after: Fields,
): Promise<void> {
  const rows = rowsOf(context, record, before, after);
  if (rows.length > 0) await insertChanges(context.db, rows);
}

/** Records the creation of many records at once. */
export async function recordCreations(
  context: Recording,
  created: { record: ChangedRecord; fields: Fields }[],
): Promise<void> {
  await recordManyChanges(
    context,
    created.map(({ record, fields }) => ({ record, before: {}, after: fields })),
  );
}

/** PostgreSQL takes 65,535 parameters in a statement; a row has 12. */
const rowsPerStatement = 5000;

/** Records changes of many records at once, as `recordChanges` does for one. */
export async function recordManyChanges(
  context: Recording,
  changed: { record: ChangedRecord; before: Fields; after: Fields }[],
): Promise<void> {
  const rows = changed.flatMap(({ record, before, after }) => rowsOf(context, record, before, after));
  for (let first = 0; first < rows.length; first += rowsPerStatement) {
    await insertChanges(context.db, rows.slice(first, first + rowsPerStatement));
  }
}

/** Changes of the sample company are not kept: it is removed with everything that belongs to it. */
function rowsOf(context: Recording, { entity, id, ...place }: ChangedRecord, before: Fields, after: Fields) {
  if (isSampleClient(place.id_client)) return [];
  const { id_client = null, id_product = null } = place;
  const about = { id_tenant: context.tenant, entity, id_entity: id, id_client, id_product, ...authorOf(context) };
  const date = context.platform.clock.now().toISOString();
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
    .map((change) => ({ ...about, ...change, id: newId(), date }));
}

function authorOf({ actor }: Author) {
  return 'id_owner' in actor
    ? { author: 'client' as const, id_author: actor.id_owner, authorName: actor.name }
    : { author: 'staff' as const, id_author: actor.id, authorName: actor.name };
}
