import type { Filters } from '../../wire/list-query.ts';

/** Search parameters of a list that a view keeps: neither defaults, nor search text and page. */
export type ViewSearch = Record<string, string>;

/** The filters of a list, declared with `listQuery` or `filterSet`. */
export interface ViewedList {
  readonly filters: Filters;
}

const filtersOf = ({ filters }: ViewedList) =>
  Object.entries(filters).map(([key, filter]) => ({ filter, param: filter.param ?? key }));

/** The value of a parameter as the list writes it; undefined for a default and for a value that the list does not know. */
function written(filter: Filters[string], value: unknown): string | undefined {
  const text: unknown = filter.write(filter.read(filter.parameter.parse(value)));
  return text === undefined ? undefined : String(text);
}

/** Returns whether the list has the whole value: of columns, each of them. */
function isKnown(filter: Filters[string], value: string): boolean {
  const read: unknown = filter.read(filter.parameter.parse(value));
  return read === value || written(filter, value) === value;
}

/** Returns the names of the search parameters of a list, those that a view does not keep included. */
export function parametersOf(list: ViewedList): string[] {
  return filtersOf(list).map(({ param }) => param);
}

/** Returns what a view keeps of the search of a list; values that the list does not know count as absent. */
export function viewOfSearch(list: ViewedList, search: object): ViewSearch {
  const given = new Map<string, unknown>(Object.entries(search));
  const kept = filtersOf(list).flatMap(({ filter, param }) => {
    const text = filter.momentary ? undefined : written(filter, given.get(param));
    return text === undefined ? [] : [[param, text] as const];
  });
  return Object.fromEntries(kept);
}

/** Returns the parameters of a view that the list does not have, or of whose values it knows only a part or none. */
export function unknownParts(list: ViewedList, view: ViewSearch): string[] {
  const known = new Map(filtersOf(list).map(({ filter, param }) => [param, filter]));
  return Object.entries(view).flatMap(([param, value]) => {
    const filter = known.get(param);
    return filter && !filter.momentary && isKnown(filter, value) ? [] : [param];
  });
}

/** Returns whether a list shows exactly what a view keeps, whatever is searched for. */
export function isOfView(list: ViewedList, search: object, view: ViewSearch): boolean {
  return JSON.stringify(viewOfSearch(list, search)) === JSON.stringify(viewOfSearch(list, view));
}
