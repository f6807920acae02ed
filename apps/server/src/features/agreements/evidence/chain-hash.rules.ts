import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { evidenceEvents } from './evidence.table.ts';

type Entry = typeof evidenceEvents.$inferSelect;
type Hashed = Omit<Entry, 'hash' | 'mac' | 'prev_hash'>;

/** Returns the previous hash of a chain's first entry; contains the tenant, so that no two chains start alike. */
export function rootHash(id_tenant: string): string {
  return sha256(`restitui evidence ${id_tenant}`);
}

/** Serializes canonically (RFC 8785), because PostgreSQL changes white space and key order of JSON. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('Only JSON can be evidence.');
  return text;
}

/** Computes the SHA-256 over the previous hash and this entry, in hex. */
export function hashEntry(prev_hash: string, entry: Hashed): string {
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
