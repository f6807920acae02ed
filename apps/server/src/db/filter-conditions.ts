import type { SQL } from 'drizzle-orm';

/** One condition for each filter of a list's query: a filter without a condition does not compile. */
type ConditionOf<Query> = {
  [K in Exclude<keyof Query, 'page' | 'pageSize' | 'sort'>]-?: (value: Exclude<Query[K], undefined>) => SQL | undefined;
};

/** Returns the conditions of the filters that a query sets; `query` may also hold the page and the order. */
export function filterConditions<Query extends object>(
  query: Query,
  conditions: ConditionOf<Query>,
): (SQL | undefined)[] {
  const keys = Object.keys(conditions) as (keyof ConditionOf<Query>)[];
  return keys.map((key) => {
    const value = query[key];
    return value === undefined ? undefined : conditions[key](value as Exclude<Query[typeof key], undefined>);
  });
}
