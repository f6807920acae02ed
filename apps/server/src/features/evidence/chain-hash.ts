import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { evidenceEvents } from './evidence.table.ts';

type Entry = typeof evidenceEvents.$inferSelect;
type Hashed = Omit<Entry, 'hash' | 'mac' | 'prev_hash'>;

/** What the first entry of a chain names as the one before it: bound to the tenant, so that no chain begins as another. */
export function rootHash(id_tenant: string): string {
  return sha256(`restitui evidence ${id_tenant}`);
}

/** One spelling for one value (RFC 8785), whatever the database did to spaces and order. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('Only JSON can be evidence.');
  return text;
}

/** SHA-256 over the entry before and this one, in hex. */
export function hashOf(prev_hash: string, entry: Hashed): string {
  const { id, id_tenant, seq, kind, actor, at, id_agreement, id_version, person, id_key, facts, personal_digest } =
    entry;
  const row = canonicalJson({
    ...{ id, id_tenant, seq, kind, actor, at, id_agreement, id_version, person, id_key, facts, personal_digest },
  });
  return sha256(`${prev_hash}\n${row}`);
}

export function sha256(content: string | Buffer | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
