import type { EvidenceKeys } from '../../../platform/evidence-keys.ts';
import type { EventWithPayload, PersonKeyRow } from './evidence.repository.ts';
import { personKeyContext } from './record-event.service.ts';

/** The personal data of an entry: none, readable, erased with the person's key, or unreadable. */
export type PersonalFacts =
  | { state: 'nenhum' }
  | { state: 'aberto'; facts: Readonly<Record<string, unknown>> }
  | { state: 'apagado' }
  | { state: 'ilegivel' };

/** Returns a function that decrypts an entry's personal data and checks it against the digest in the chain. */
export function createPersonalFactsReader(evidenceKeys: EvidenceKeys, keys: readonly PersonKeyRow[]) {
  const byId = new Map(keys.map((key) => [key.id, key]));

  return (event: EventWithPayload): PersonalFacts => {
    if (event.id_key === null) return { state: 'nenhum' };
    const row = byId.get(event.id_key);
    if (!row) return { state: 'ilegivel' };
    if (row.wrapped === null) return { state: 'apagado' };
    const key = evidenceKeys.unwrap(row.wrapped, personKeyContext(event.id_tenant, event.person ?? '', row.id));
    const text = key?.open(event.sealed ?? '', event.id);
    if (key === undefined || text === undefined) return { state: 'ilegivel' };
    if (key.digest(`${event.id}\n${text}`) !== event.personal_digest) return { state: 'ilegivel' };
    return { state: 'aberto', facts: JSON.parse(text) };
  };
}
