import { isDeepStrictEqual } from 'node:util';
import type { RecordedEntity } from '@restitui/domain/change-history/recorded-entity.ts';
import type { ClientActor } from '@restitui/domain/session/client-actor.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { changes } from './change-history.table.ts';

/** What a change is about: the record, and the client and product that it hangs under, if any. */
export interface ChangedRecord {
  entity: RecordedEntity;
  id: string;
  id_client?: string | null;
  id_product?: string | null;
}

type Fields = Readonly<Record<string, unknown>>;
export type Author = { actor: Pick<Actor, 'id' | 'name'> } | { client: Pick<ClientActor, 'id_owner' | 'name'> };

type Recording = Pick<Context, 'db' | 'tenant'> & { platform: Pick<Context['platform'], 'clock'> } & Author;

/**
 * Writes who changed what, when, in the transaction of the change itself: one row for each field of `after` that is not
 * as it was `before`, where a missing field counts as null (so `{}` before is a creation).
 * Secrets are passed as a mark that they changed, never as their value.
 */
export async function recordChanges(
  context: Recording,
  record: ChangedRecord,
  before: Fields,
  after: Fields,
): Promise<void> {
  await store(context, rowsOf(context, record, before, after));
}

/** The creations of many records at once. */
export async function recordCreations(
  context: Recording,
  created: { record: ChangedRecord; fields: Fields }[],
): Promise<void> {
  await store(
    context,
    created.flatMap(({ record, fields }) => rowsOf(context, record, {}, fields)),
  );
}

function rowsOf(context: Recording, { entity, id, ...place }: ChangedRecord, before: Fields, after: Fields) {
  const { id_client = null, id_product = null } = place;
  const about = { id_tenant: context.tenant, entity, id_entity: id, id_client, id_product, ...authorOf(context) };
  const date = context.platform.clock.now().toISOString();
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to))
    .map((change) => ({ ...about, ...change, id: newId(), date }));
}

async function store({ db }: Recording, rows: ReturnType<typeof rowsOf>): Promise<void> {
  if (rows.length > 0) await db.insert(changes).values(rows);
}

function authorOf(author: Author) {
  return 'actor' in author
    ? { author: 'staff' as const, id_author: author.actor.id, authorName: author.actor.name }
    : { author: 'client' as const, id_author: author.client.id_owner, authorName: author.client.name };
}
