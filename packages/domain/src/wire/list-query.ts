import { z } from 'zod';
import { pageQuery } from './endpoint.ts';
import { type Filter, filter, parameter } from './list-filter.ts';

// biome-ignore lint/suspicious/noExplicitAny: only the bound of generic parameters; each use infers the types
type AnyFilter = Filter<any, any, string | undefined, any, boolean>;
export type Filters = Readonly<Record<string, AnyFilter>>;

type ParamName<F extends Filters, K extends keyof F> = F[K]['param'] extends string ? F[K]['param'] : K & string;
type SearchShape<F extends Filters> = { [K in keyof F as ParamName<F, K>]: F[K]['parameter'] };
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never;
type OwnFields<F extends Filters> = { [K in keyof F as F[K]['wire'] extends z.ZodType ? K : never]: F[K]['wire'] };
type NamedFields<F extends Filters> = Intersection<
  { [K in keyof F]: F[K]['wire'] extends z.ZodType ? Record<never, never> : F[K]['wire'] }[keyof F]
>;
type Flat<T> = { [K in keyof T]: T[K] };
type WireShape<F extends Filters> = Flat<OwnFields<F> & NamedFields<F>>;
type NamedKeys<F extends Filters> = { [K in keyof F]: F[K]['named'] extends true ? K : never }[keyof F];

/** The values of a list's filters. */
export type ValuesOf<F extends Filters> = { [K in keyof F]: ReturnType<F[K]['read']> };

/** The search parameters of a list. */
export type SearchOf<F extends Filters> = z.output<z.ZodObject<SearchShape<F>>>;

/** Names for the chips of filters whose values are ids; a filter without a name has no chip. */
export type ChipNames<F extends Filters> = {
  [K in NamedKeys<F>]: (value: NonNullable<ValuesOf<F>[K]>) => string | undefined;
};

/** A filter that is set, and the change that removes it. */
export interface SetFilter<F extends Filters> {
  key: string;
  label: string;
  without: Partial<ValuesOf<F>>;
}

/** The parts derived from the filters of a list: the search of the route, the query of the call, and the chips. */
export interface FilterSet<F extends Filters> {
  readonly filters: F;
  /** Validates the search of the list's route. */
  readonly search: z.ZodObject<SearchShape<F>>;
  /** Validates the query of the list's call, and of its export. */
  readonly query: z.ZodObject<WireShape<F>>;
  /** Reads the filters from a URL's search; invalid values count as absent. */
  read(search: object): ValuesOf<F>;
  /** Writes the filters as search parameters; defaults are undefined, so that they leave the URL. */
  write(values: ValuesOf<F>): SearchOf<F>;
  /** Returns the query that the call sends. */
  toQuery(values: ValuesOf<F>): z.input<z.ZodObject<WireShape<F>>>;
  /** Returns the filters that are set, in the order of their declaration. */
  chips(values: ValuesOf<F>, ...names: [NamedKeys<F>] extends [never] ? [] : [ChipNames<F>]): SetFilter<F>[];
  /** Returns whether a filter hides rows; order, page and tab do not count. */
  isNarrowed(values: ValuesOf<F>): boolean;
  /** The change that removes all filters; order and tab stay. */
  readonly cleared: Partial<ValuesOf<F>>;
}

interface FilterOptions<F extends Filters> {
  /** Corrects values that are valid alone and not together. */
  correct?: (values: ValuesOf<F>) => ValuesOf<F>;
}

/** Declares the filters of a view without pages. */
export function filterSet<F extends Filters>(filters: F, { correct }: FilterOptions<F> = {}): FilterSet<F> {
  const all = Object.entries<AnyFilter>(filters);
  const paramOf = ([key, { param }]: [string, AnyFilter]) => param ?? key;
  const isSet = (values: ValuesOf<F>, [key, filter]: [string, AnyFilter]) => filter.write(values[key]) !== undefined;
  const visible = all.filter(([, { chip }]) => chip !== null);
  const search = z.object(Object.fromEntries(all.map((each) => [paramOf(each), each[1].parameter])));
  const query = z.object(
    Object.assign({}, ...all.map(([key, { wire }]) => (wire instanceof z.ZodType ? { [key]: wire } : wire))),
  );

  return {
    filters,
    search: search as unknown as z.ZodObject<SearchShape<F>>,
    query: query as z.ZodObject<WireShape<F>>,
    read(text) {
      const found: Record<string, unknown> = search.parse(text);
      const values = Object.fromEntries(all.map((each) => [each[0], each[1].read(found[paramOf(each)])]));
      return correct ? correct(values as ValuesOf<F>) : (values as ValuesOf<F>);
    },
    write: (values) =>
      Object.fromEntries(all.map((each) => [paramOf(each), each[1].write(values[each[0]])])) as SearchOf<F>,
    toQuery: (values) =>
      Object.assign(
        {},
        ...all.map(([key, { wire, send }]) =>
          wire instanceof z.ZodType ? { [key]: send(values[key]) } : send(values[key]),
        ),
      ),
    chips(values, ...[names]) {
      return visible.flatMap((each) => {
        const [key, { chip, named, read }] = each;
        if (!chip || !isSet(values, each)) return [];
        const value = values[key];
        const name = named ? (names as Record<string, (value: unknown) => string | undefined>)[key]?.(value) : '';
        if (name === undefined) return [];
        return [{ key, label: chip(value, name), without: { [key]: read(undefined) } as Partial<ValuesOf<F>> }];
      });
    },
    isNarrowed: (values) => visible.some((each) => isSet(values, each)),
    cleared: Object.fromEntries(visible.map(([key, { read }]) => [key, read(undefined)])) as Partial<ValuesOf<F>>,
  };
}

const pageFilter = filter({
  param: 'pagina',
  parameter: parameter(z.coerce.number<number>().int().min(1)),
  read: (page) => page ?? 1,
  write: (page) => (page > 1 ? page : undefined),
  wire: pageQuery.shape.page,
  send: (page) => page,
  chip: null,
  named: false,
  momentary: true,
});

type Paged<F extends Filters> = F & { page: typeof pageFilter };

/** A list with pages. `query` of the list's call; `filterQuery` of calls that take the filters without a page. */
export interface ListQuery<F extends Filters> extends Omit<FilterSet<Paged<F>>, 'query' | 'toQuery'> {
  readonly query: z.ZodObject<Flat<WireShape<Paged<F>> & Pick<typeof pageQuery.shape, 'pageSize'>>>;
  readonly filterQuery: z.ZodObject<WireShape<F>>;
  toQuery(values: ValuesOf<Paged<F>>): z.input<z.ZodObject<WireShape<Paged<F>>>> & { pageSize: number };
  toFilterQuery(values: ValuesOf<F>): z.input<z.ZodObject<WireShape<F>>>;
}

interface ListOptions<F extends Filters> extends FilterOptions<Paged<F>> {
  /** Rows of a page that the list asks for. */
  pageSize: number;
}

/** Declares the filters of a list with pages. The server gives at most 200 rows a page. */
export function listQuery<F extends Filters>(filters: F, { pageSize, ...options }: ListOptions<F>): ListQuery<F> {
  const unpaged = filterSet(filters);
  const { query, toQuery, ...paged } = filterSet<Paged<F>>({ ...filters, page: pageFilter }, options);
  return {
    ...paged,
    query: query.extend({ pageSize: pageQuery.shape.pageSize }) as unknown as ListQuery<F>['query'],
    filterQuery: unpaged.query,
    toQuery: (values) => ({ ...toQuery(values), pageSize }),
    toFilterQuery: unpaged.toQuery,
  };
}
