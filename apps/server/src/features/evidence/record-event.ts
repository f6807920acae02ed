import type { EventKind } from '@restitui/domain/evidence/event-kinds.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { canonicalJson, hashOf, rootHash } from './chain-hash.ts';
import {
  emptyPersonKey,
  insertEvent,
  insertPayload,
  lockHead,
  moveHead,
  takePersonKey,
} from './evidence.repository.ts';

/** One of the two. */
export type EvidencePerson = { id_user: string } | { id_owner: string };

/** Who did it: a session's own person, whoever held a link, or the product itself. */
type Author =
  | { actor: { id: string } }
  | { client: { id_owner: string } }
  | { link: { id: string } }
  | { system: true };

export type EvidenceContext = Pick<Context, 'db' | 'tenant' | 'platform'> & Author;

type Facts = Readonly<Record<string, unknown>>;

export interface NewEvent {
  kind: EventKind;
  id_agreement?: string | null | undefined;
  id_version?: string | null | undefined;
  person?: EvidencePerson | undefined;
  /** Hashes, roles, times, counts: nothing that names a person. It stays when a person's data is erased. */
  facts: Facts;
  /** What it knows of the person: encrypted under the person's key; the chain holds a digest under the same key. */
  personal?: Facts | undefined;
}

/**
 * Appends an entry to the tenant's chain in the caller's transaction: both are there, or neither. Until that ends, no
 * other of the tenant gets in, so call it last.
 */
export async function recordEvent(context: EvidenceContext, event: NewEvent): Promise<{ id: string; seq: number }> {
  const { db, tenant, platform } = context;
  const person = event.person ? personText(event.person) : null;
  const at = platform.clock.now().toISOString();
  const id = newId();

  const head = await lockHead(db, tenant, rootHash(tenant));
  const kept = event.personal && (await sealPersonal(context, id, at, person, event.personal));
  const row = {
    id,
    id_tenant: tenant,
    seq: head.seq + 1,
    kind: event.kind,
    actor: actorText(context),
    at,
    id_agreement: event.id_agreement ?? null,
    id_version: event.id_version ?? null,
    person,
    id_key: kept?.id_key ?? null,
    facts: JSON.parse(JSON.stringify(event.facts)) as unknown,
    personal_digest: kept?.digest ?? null,
  };
  const hash = hashOf(head.hash, row);
  await insertEvent(db, { ...row, prev_hash: head.hash, hash, mac: platform.evidenceKeys.mac(hash) });
  if (kept) await insertPayload(db, { id_event: id, id_tenant: tenant, id_key: kept.id_key, sealed: kept.sealed });
  await moveHead(db, { id_tenant: tenant, seq: row.seq, hash });
  return { id, seq: row.seq };
}

/**
 * Destroys what opens the personal part of a person's entries, and says so in the chain. What was sealed into a PDF
 * stays there. Does nothing where nothing is on record.
 */
export async function destroyPersonKey(context: EvidenceContext, person: EvidencePerson): Promise<void> {
  const { db, tenant, platform } = context;
  const at = platform.clock.now().toISOString();
  // The head before the key, as everybody takes them.
  await lockHead(db, tenant, rootHash(tenant));
  const id_key = await emptyPersonKey(db, tenant, personText(person), at);
  if (id_key) await recordEvent(context, { kind: 'apagamento', person, facts: { id_key } });
}

async function sealPersonal(
  { db, tenant, platform }: EvidenceContext,
  id_event: string,
  createdDate: string,
  person: string | null,
  personal: Facts,
) {
  if (person === null) throw new Error('What is personal needs the person whose key encrypts it.');
  const { evidenceKeys } = platform;
  const row = await takePersonKey(db, tenant, person, () => {
    const id = newId();
    return { id, createdDate, wrapped: evidenceKeys.newPersonKey(keyPlace(tenant, person, id)) };
  });
  const key = evidenceKeys.unwrap(row.wrapped ?? '', keyPlace(tenant, person, row.id));
  if (!key) throw new Error('The key of a person does not open with the key of this installation.');
  const text = canonicalJson(JSON.parse(JSON.stringify(personal)));
  return { id_key: row.id, digest: key.digest(`${id_event}\n${text}`), sealed: key.seal(text, id_event) };
}

/** What a person's key is bound to: it opens under no other name. */
export function keyPlace(tenant: string, person: string, id_key: string): string {
  return `evidence ${tenant} ${person} ${id_key}`;
}

export function personText(person: EvidencePerson): string {
  return 'id_user' in person ? `user:${person.id_user}` : `owner:${person.id_owner}`;
}

function actorText(author: Author): string {
  if ('actor' in author) return `staff:${author.actor.id}`;
  if ('client' in author) return `client:${author.client.id_owner}`;
  return 'link' in author ? `link:${author.link.id}` : 'system';
}
