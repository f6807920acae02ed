import type { EventKind } from '@restitui/domain/agreements/evidence/event-kinds.ts';
import { canonicalJson, hashEntry, rootHash } from '@restitui/pdf-check/evidence-chain.ts';
import type { ClientActor, SystemActor, UserActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import {
  erasePersonKey,
  getOrCreatePersonKey,
  insertEvent,
  insertPayload,
  lockHead,
  moveHead,
} from './evidence.repository.ts';
import { listProvenRows } from './proven-rows.repository.ts';
import { type RowChange, wholeRowOf } from './row-facts.rules.ts';

export type EvidencePerson = { id_user: string } | { id_owner: string };

/** The author of an entry. */
type Author = Pick<UserActor, 'id'> | Pick<ClientActor, 'id_owner'> | SystemActor;

export type EvidenceContext = Pick<Context, 'db' | 'tenant' | 'platform'> & { actor: Author };

type Facts = Readonly<Record<string, unknown>>;

export interface NewEvent {
  kind: EventKind;
  id_agreement?: string | null | undefined;
  id_version?: string | null | undefined;
  person?: EvidencePerson | undefined;
  /** Must not contain personal data (only hashes, roles, times, counts): facts survive erasure. */
  facts: Facts;
  /** Personal data, encrypted with the person's key. The chain contains a digest made with the same key. */
  personal?: Facts | undefined;
  /** The rows that were written with the entry. */
  rows?: readonly RowChange[] | undefined;
}

/**
 * Appends an entry to the tenant's chain in the caller's transaction. Locks the chain until the transaction ends, so
 * call it last.
 */
export async function recordEvent(
  context: EvidenceContext,
  event: NewEvent,
): Promise<{ id: string; seq: number; at: string }> {
  const { db, tenant, platform } = context;
  const person = event.person ? personReference(event.person) : null;
  const at = platform.clock.now().toISOString();
  const id = newId();

  let head = await lockHead(db, tenant, rootHash(tenant));
  if (head.seq === 0 && event.facts.inventario === undefined) {
    await recordInventory(context);
    head = await lockHead(db, tenant, rootHash(tenant));
  }
  const linhas = event.rows?.map((row) => row(platform.evidenceKeys.mac));
  const encrypted = event.personal && (await encryptPersonalFacts(context, id, at, person, event.personal));
  const row = {
    id,
    id_tenant: tenant,
    seq: head.seq + 1,
    kind: event.kind,
    actor: actorText(context.actor),
    at,
    id_agreement: event.id_agreement ?? null,
    id_version: event.id_version ?? null,
    person,
    id_key: encrypted?.id_key ?? null,
    facts: JSON.parse(JSON.stringify({ ...event.facts, ...(linhas && { linhas }) })),
    personal_digest: encrypted?.digest ?? null,
  };
  const hash = hashEntry(head.hash, row);
  await insertEvent(db, { ...row, prev_hash: head.hash, hash, mac: platform.evidenceKeys.mac(hash) });
  if (encrypted)
    await insertPayload(db, { id_event: id, id_tenant: tenant, id_key: encrypted.id_key, sealed: encrypted.sealed });
  await moveHead(db, { id_tenant: tenant, seq: row.seq, hash });
  return { id, seq: row.seq, at };
}

/** Records rows that were written without an event of their own. Does nothing without rows. */
export async function recordRows(
  context: EvidenceContext,
  rows: readonly RowChange[],
  about: Pick<NewEvent, 'id_agreement' | 'id_version' | 'person'> = {},
): Promise<void> {
  if (rows.length > 0) await recordEvent(context, { kind: 'registro', ...about, facts: {}, rows });
}

/** The first, a middle or the last entry of an inventory, or all of it. */
export type InventoryPart = 'inicio' | 'parte' | 'fim' | 'completo';

/** The number of rows in one entry of the inventory. */
const inventoryPart = 200;

/**
 * Records all rows as they are. Called once per chain: from then on a row without an entry is reported. Of older rows
 * the chain can prove only what earlier entries state.
 */
export async function recordInventory(context: EvidenceContext): Promise<void> {
  const { db, tenant } = context;
  const add = (inventario: InventoryPart, rows: readonly RowChange[]) =>
    recordEvent(context, { kind: 'registro', facts: { inventario }, rows });
  let isFirst = true;
  let part: RowChange[] = [];
  for await (const row of listProvenRows(db, tenant)) {
    part.push(wholeRowOf(row));
    if (part.length < inventoryPart) continue;
    await add(isFirst ? 'inicio' : 'parte', part);
    [isFirst, part] = [false, []];
  }
  await add(isFirst ? 'completo' : 'fim', part);
}

/**
 * Destroys the key to a person's entries and records that. Data already sealed into a PDF stays there. Does nothing for
 * a person without entries.
 */
export async function destroyPersonKey(context: EvidenceContext, person: EvidencePerson): Promise<void> {
  const { db, tenant, platform } = context;
  const at = platform.clock.now().toISOString();
  // Locks the head before the key, in the same order as recordEvent, to avoid a deadlock.
  await lockHead(db, tenant, rootHash(tenant));
  const id_key = await erasePersonKey(db, tenant, personReference(person), at);
  if (id_key) await recordEvent(context, { kind: 'apagamento', person, facts: { id_key } });
}

async function encryptPersonalFacts(
  { db, tenant, platform }: EvidenceContext,
  id_event: string,
  createdDate: string,
  person: string | null,
  personal: Facts,
) {
  if (person === null) throw new Error('What is personal needs the person whose key encrypts it.');
  const { evidenceKeys } = platform;
  const row = await getOrCreatePersonKey(db, tenant, person, () => {
    const id = newId();
    return { id, createdDate, wrapped: evidenceKeys.newPersonKey(personKeyContext(tenant, person, id)) };
  });
  const key = evidenceKeys.unwrap(row.wrapped ?? '', personKeyContext(tenant, person, row.id));
  if (!key) throw new Error('The key of a person does not open with the key of this installation.');
  const text = canonicalJson(JSON.parse(JSON.stringify(personal)));
  return { id_key: row.id, digest: key.digest(`${id_event}\n${text}`), sealed: key.seal(text, id_event) };
}

/** Returns the context that a person's key is bound to when it is wrapped. */
export function personKeyContext(tenant: string, person: string, id_key: string): string {
  return `evidence ${tenant} ${person} ${id_key}`;
}

export function personReference(person: EvidencePerson): string {
  return 'id_user' in person ? `user:${person.id_user}` : `owner:${person.id_owner}`;
}

function actorText(author: Author): string {
  if ('id' in author) return `staff:${author.id}`;
  return 'id_owner' in author ? `client:${author.id_owner}` : 'system';
}
