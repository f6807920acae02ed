import type { ActivityEntry } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { labelOfCall } from '../../../kernel/call-labels.ts';
import type { ListedActivity } from './activity-log.repository.ts';
import type { NamedPerson } from './people-of-activity.repository.ts';

/** Adds the text of the call and the name of the actor, as they are now. */
export function toActivityEntries(rows: readonly ListedActivity[], people: readonly NamedPerson[]): ActivityEntry[] {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    ...row,
    label: labelOfCall(row.call),
    actorName: names.get(row.id_actor ?? '') ?? null,
  }));
}
