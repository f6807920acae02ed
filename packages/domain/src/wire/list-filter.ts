import { parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { rangeEnd } from './day-range.ts';

/** A search parameter of a URL; a value that is not valid counts as absent. */
type Parameter<S> = z.ZodCatch<z.ZodOptional<z.ZodType<S, S>>>;

/** Fields of a call's query: one schema takes the key of its filter, a shape names its own fields. */
type Wire = z.ZodType | z.ZodRawShape;
type WireInput<W> = W extends z.ZodType ? z.input<W> : W extends z.ZodRawShape ? z.input<z.ZodObject<W>> : never;

/**
 * A filter of a list: its value in code (`V`), its search parameter (type `S`, name `P`; undefined: the filter's key),
 * its fields in the call (`W`), and its chip. `N` is true when only the page knows the name that the chip shows.
 */
export interface Filter<V, S, P extends string | undefined, W, N extends boolean> {
  readonly param: P;
  readonly parameter: Parameter<S>;
  /** The value of a parameter; of undefined, the default. */
  readonly read: (parameter: S | undefined) => V;
  /** The parameter of a value; undefined for the default, which the URL omits. */
  readonly write: (value: V) => S | undefined;
  readonly wire: W;
  readonly send: (value: V) => WireInput<W>;
  /** Text of the chip of a value that is not the default; null for an order, a page or a tab. */
  readonly chip: ((value: V, name: string) => string) | null;
  readonly named: N;
  /** True for a search text or a page, which a saved view does not keep. */
  readonly momentary?: boolean;
}

/** The search parameter of a schema. */
export function parameter<S>(schema: z.ZodType<S, S>): Parameter<S> {
  return schema.optional().catch(undefined);
}

/** Declares a filter that none of the kinds below covers. */
export function filter<V, S, const P extends string | undefined, W extends Wire, const N extends boolean>(
  declared: Filter<V, S, P, W, N>,
): Filter<V, S, P, W, N> {
  return declared;
}

const text = parameter(z.coerce.string<string>());

interface LabelOptions<P> {
  /** Prefix of the chip: 'Status'. */
  label: string;
  /** Name of the search parameter; the filter's key unless stated. */
  param?: P;
}

/** Declares a search by text. */
export function textFilter<const P extends string | undefined = undefined>({
  label = 'Busca',
  param,
  maxLength = 200,
}: Partial<LabelOptions<P>> & { maxLength?: number } = {}) {
  return filter({
    param: param as P,
    parameter: text,
    read: (q) => q ?? '',
    write: (q: string) => q || undefined,
    wire: z.string().trim().max(maxLength).optional(),
    send: (q) => q || undefined,
    chip: (q) => `${label}: ${q}`,
    named: false,
    momentary: true,
  });
}

/** Declares a choice of one value of an enumeration, or of none. */
export function choiceFilter<V extends string, const P extends string | undefined = undefined>(
  schema: z.ZodType<V, V>,
  { label, param, labels }: LabelOptions<P> & { labels: Readonly<Record<V, string>> },
) {
  return filter({
    param: param as P,
    parameter: parameter(schema),
    read: (value): V | undefined => value,
    write: (value) => value,
    wire: schema.optional(),
    send: (value) => value,
    chip: (value) => `${label}: ${value === undefined ? '' : labels[value]}`,
    named: false,
  });
}

/** Declares a choice of a record by its id, which the call must take; the page knows the name that belongs to it. */
export function referenceFilter<
  W extends z.ZodType<string | undefined, string | undefined>,
  const P extends string | undefined = undefined,
>(wire: W, { label, param }: LabelOptions<P>) {
  return filter({
    param: param as P,
    parameter: parameter(z.coerce.string<string>().refine((id) => wire.safeParse(id).success)),
    read: (id): string | undefined => id || undefined,
    write: (id) => id,
    wire,
    send: (id) => id as WireInput<W>,
    chip: (_id, name) => `${label}: ${name}`,
    named: true,
  });
}

/** Declares one end of a range of days, both ends included. */
export function dayFilter<const P extends string | undefined = undefined>({
  label,
  param,
  format,
}: LabelOptions<P> & { format: (day: string) => string }) {
  return filter({
    param: param as P,
    parameter: text,
    read: (day): string | undefined => (day === undefined ? undefined : parseDay(day)),
    write: (day) => day,
    wire: rangeEnd,
    send: (day) => day,
    chip: (day) => `${label}: ${day === undefined ? '' : format(day)}`,
    named: false,
  });
}

/** Declares the order of a list, as the search parameter `ordem`. */
export function sortFilter<V extends string>(schema: z.ZodType<V, V>, byDefault: V) {
  return filter({
    param: 'ordem',
    parameter: parameter(schema),
    read: (sort) => sort ?? byDefault,
    write: (sort) => (sort === byDefault ? undefined : sort),
    wire: schema.default(byDefault as Exclude<V, undefined>),
    send: (sort): V | undefined => sort,
    chip: null,
    named: false,
  });
}
