import { type Element, elementAt, textAt } from '../xml/element.ts';
import { compareStamps, type EventStamp } from './event-stamp.ts';

/** One event of a table: a version included, changed or removed. Months `AAAA-MM`. */
export interface TableChange<T> {
  stamp: EventStamp;
  action: 'inclusao' | 'alteracao' | 'exclusao';
  from: string;
  to: string | undefined;
  /** The range that an `alteracao` moves the version to. */
  moved: { from: string; to: string | undefined } | undefined;
  data: T;
}

const actions = ['inclusao', 'alteracao', 'exclusao'] as const;

/** Reads a change of a table event. `period` is the name of the element with iniValid and fimValid. */
export function readChange<T>(
  info: Element | undefined,
  stamp: EventStamp,
  period: string,
  readData: (change: Element) => T,
): { key: Element; change: TableChange<T> } | undefined {
  const action = actions.find((name) => elementAt(info, name));
  const element = action && elementAt(info, action);
  const key = elementAt(element, period);
  const from = textAt(key, 'iniValid');
  if (!action || !element || !key || from === undefined) return undefined;
  const to = textAt(key, 'fimValid');
  const newFrom = textAt(element, 'novaValidade', 'iniValid');
  const moved = newFrom === undefined ? undefined : { from: newFrom, to: textAt(element, 'novaValidade', 'fimValid') };
  return { key, change: { stamp, action, from, to, moved, data: readData(element) } };
}

interface Version<T> {
  from: string;
  to: string | undefined;
  data: T;
}

/** The versions of the entries of one table of the eSocial, by key (PR-006). */
export class TableHistory<T> {
  readonly #changes = new Map<string, TableChange<T>[]>();

  add(key: string, change: TableChange<T>): void {
    const changes = this.#changes.get(key);
    if (changes) changes.push(change);
    else this.#changes.set(key, [change]);
  }

  /** All keys, sorted. */
  get keys(): string[] {
    return [...this.#changes.keys()].toSorted();
  }

  /** Returns the entry in force in a month `AAAA-MM`, from the changes sent up to a time when one is given. */
  inForce(key: string, month: string, sentUntil?: string): T | undefined {
    const changes = (this.#changes.get(key) ?? []).filter(
      ({ stamp }) => sentUntil === undefined || stamp.time <= sentUntil,
    );
    let found: Version<T> | undefined;
    for (const version of versionsOf(changes)) {
      const isInForce = version.from <= month && (version.to === undefined || month <= version.to);
      if (isInForce && (!found || found.from < version.from)) found = version;
    }
    return found?.data;
  }
}

function versionsOf<T>(changes: TableChange<T>[]): Iterable<Version<T>> {
  const versions = new Map<string, Version<T>>();
  for (const { action, from, to, moved, data } of changes.toSorted((a, b) => compareStamps(a.stamp, b.stamp))) {
    versions.delete(from);
    if (action === 'exclusao') continue;
    const range = moved ?? { from, to };
    versions.set(range.from, { ...range, data });
  }
  return versions.values();
}
