import { type EvidenceContext, recordEvent, recordRows } from '../evidence/record-event.service.ts';
import { wholeRow } from '../evidence/row-facts.rules.ts';
import type { VersionRow } from './agreements.repository.ts';

/** Why a version replaces another: data changed, a suggestion was accepted, or staff asked for it. */
export type VersionCause = 'dados' | 'sugestao' | 'pedido';

/** Records a version in the chain; one that replaces another is an event of its own. */
export async function recordVersion(
  context: EvidenceContext,
  version: VersionRow,
  replaced: VersionRow | undefined,
  cause: VersionCause,
): Promise<void> {
  const { id: id_version, id_agreement, number, sha256 } = version;
  const rows = [wholeRow('versao', version)];
  const about = { id_agreement, id_version };
  if (!replaced) await recordRows(context, rows, about);
  else {
    const facts = { version: number, sha256, from: replaced.number, cause };
    await recordEvent(context, { kind: 'nova-versao', ...about, facts, rows });
  }
}
