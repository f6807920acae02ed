import type { ActivityEntry, ListedActivity } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { labelOfCall } from '../../../kernel/call-labels.ts';
import type { StoredActivity } from './activity-log.repository.ts';
import type { NamedPerson } from './people-of-activity.repository.ts';

/** Adds the text of the call and the name of the actor, as they are now. */
export function toActivityEntries(rows: readonly StoredActivity[], people: readonly NamedPerson[]): ActivityEntry[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    label: labelOfCall(row.call),
    actorName: names.get(row.id_actor ?? '') ?? null,
  }));
}

/** Adds the names of the people and companies that the records of each entry are about. */
export function withRecordNames(entries: readonly ActivityEntry[], named: readonly NamedPerson[]): ListedActivity[] {
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return entries.map((entry) => ({
    ...entry,
    about: [...new Set(entry.records.flatMap((id) => names.get(id) ?? []))],
  }));
}
