import { eventFacts } from '@restitui/domain/agreements/evidence/event-facts.ts';
import { factPaths } from '@restitui/domain/agreements/evidence/fact-labels.ts';
import type { Database } from '../src/db/open-database.ts';
import { createPersonalFactsReader } from '../src/features/agreements/evidence/decrypt-personal-facts.service.ts';
import type { EventWithPayload, PersonKeyRow } from '../src/features/agreements/evidence/evidence.repository.ts';
import type { EvidenceKeys } from '../src/platform/evidence-keys.ts';

const eventsWithPayload = `
  select e.*, p.sealed from evidence_events e
  left join evidence_payloads p on p.id_event = e.id and p.id_tenant = e.id_tenant`;

/** Throws when a test recorded a fact that the catalogue of facts does not list for its kind. */
export async function refuseUnnamedFacts(database: Database, evidenceKeys: EvidenceKeys): Promise<void> {
  const { events, keys } = await database.asOwner(async (client) => {
    const { rowCount } = await client.query(
      `select from information_schema.tables where table_name = 'evidence_events'`,
    );
    if (!rowCount) return { events: [], keys: [] };
    return {
      events: (await client.query<EventWithPayload>(eventsWithPayload)).rows,
      keys: (await client.query<PersonKeyRow>('select * from person_keys')).rows,
    };
  });
  const read = createPersonalFactsReader(evidenceKeys, keys);
  const unnamed = events.flatMap((event) => {
    const personal = read(event);
    const paths = [...factPaths(event.facts), ...(personal.state === 'aberto' ? factPaths(personal.facts) : [])];
    return paths.filter((path) => !eventFacts[event.kind].includes(path)).map((path) => `${event.kind}: ${path}`);
  });
  if (unnamed.length > 0)
    throw new Error(`Facts that event-facts.ts does not list:\n${[...new Set(unnamed)].join('\n')}`);
}
