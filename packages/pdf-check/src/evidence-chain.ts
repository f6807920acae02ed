import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The hashed fields of an entry of a tenant's evidence chain. */
export interface ChainEntry {
  id: string;
  id_tenant: string;
  seq: number;
  kind: string;
  actor: string;
  at: string;
  id_agreement: string | null;
  id_version: string | null;
  person: string | null;
  id_key: string | null;
  facts: Readonly<Record<string, unknown>>;
  personal_digest: string | null;
}

/** The signed end of a chain. `root` is missing in anchors before version 2. */
export interface AnchoredEnd {
  id_tenant: string;
  seq: number;
  hash: string;
  at: string;
  /** Root of the Merkle tree over the hashes of all entries up to `seq`. */
  root?: string | undefined;
}

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
export function hashEntry(prev_hash: string, entry: ChainEntry): string {
  const { id, id_tenant, seq, kind, actor, at, id_agreement, id_version, person, id_key, facts, personal_digest } =
    entry;
  const row = canonicalJson({
    ...{ id, id_tenant, seq, kind, actor, at, id_agreement, id_version, person, id_key, facts, personal_digest },
  });
  return sha256(`${prev_hash}\n${row}`);
}

/** Returns the text that the MAC and the time stamp of an anchor are computed over. */
export function anchorText({ id_tenant, seq, hash, at, root }: AnchoredEnd): string {
  return `anchor ${id_tenant} ${seq} ${hash} ${at}${root === undefined ? '' : ` ${root}`}`;
}

/** Returns the SHA-256 of the content in lower-case hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
