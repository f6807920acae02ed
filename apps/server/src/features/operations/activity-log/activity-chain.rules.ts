import { canonicalJson, sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import type { EvidenceKeys } from '../../../platform/evidence-keys.ts';
import type { activityEntries } from './activity-log.table.ts';

export type ActivityRow = typeof activityEntries.$inferSelect;

/** Returns the previous hash of a chain's first entry. */
export function activityRoot(id_tenant: string): string {
  return sha256(`restitui activity ${id_tenant}`);
}

/** Computes the SHA-256 over the previous hash and this entry, in hex. */
export function hashActivity(prev_hash: string, entry: ActivityRow): string {
  const { id, id_tenant, at, kind, call, actor, id_actor, outcome, status, code, records, fields } = entry;
  const row = { id, id_tenant, at, kind, call, actor, id_actor, outcome, status, code, records, fields };
  return sha256(`${prev_hash}\n${canonicalJson(row)}`);
}

/** Returns the text that a link's MAC is computed over; differs from that of the evidence. */
export function linkText(hash: string): string {
  return `activity ${hash}`;
}

/** Returns the name under which the anchors of a tenant's log are kept, beside those of its evidence. */
export function anchorName(id_tenant: string): string {
  return `activity-${id_tenant}`;
}

/** Returns the name under which it is kept that a part of a tenant's log was removed at the end of its term. */
export function removalName(id_tenant: string): string {
  return `activity-removed-${id_tenant}`;
}

interface AnchoredEnd {
  id_tenant: string;
  seq: number;
  hash: string;
  at: string;
}

/** Returns the text that an anchor's MAC is computed over. */
export function activityAnchorText({ id_tenant, seq, hash, at }: AnchoredEnd): string {
  return `anchor ${id_tenant} ${seq} ${hash} ${at}`;
}

const personReference = 'cpf-';

/** Returns the id of a record as the log holds it: a CPF, the id of some clients, becomes a keyed digest. */
export function recordReference({ mac }: Pick<EvidenceKeys, 'mac'>, id: string): string {
  return /^\d{11}$/.test(id) ? `${personReference}${mac(`activity record ${id}`).slice(0, 24)}` : id;
}

/** Returns whether the log holds this id of a record as the digest of a CPF. */
export function isPersonReference(record: string): boolean {
  return record.startsWith(personReference);
}
