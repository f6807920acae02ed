import { z } from 'zod';
import { choiceFilter, filter, parameter, textFilter } from '../../wire/list-filter.ts';
import { listQuery, type ValuesOf } from '../../wire/list-query.ts';
import { claimStrength, claimStrengthLabels } from './claim-strength.ts';

export const itemGroup = z.enum(['none', 'st', 'mono', 'both']);
export type ItemGroup = z.infer<typeof itemGroup>;

export const itemGroupLabels: Record<ItemGroup, string> = {
  none: 'Tributado normal',
  st: 'ICMS-ST',
  mono: 'Monofásico',
  both: 'ICMS-ST e monofásico',
};

export const itemGrouping = z.enum(['ncm', 'cfop', 'produto', 'nota']);
export type ItemGrouping = z.infer<typeof itemGrouping>;

/** Filters that select one group of items. */
export interface GroupFilter {
  ncm?: string | undefined;
  cfop?: string | undefined;
  /**
   * The issuer's code of a product; together with `produto` it identifies one product of the notes, together with `ncm`
   * all that one decision is about, whatever their names.
   */
  codigo?: string | undefined;
  produto?: string | undefined;
  /** Access key of an invoice. */
  chave?: string | undefined;
}

/** Formats the group that is open as a search parameter: `ncm:22030000`, `codigo:22030000|P1`. */
export function filterText({ ncm, cfop, codigo, produto, chave }: GroupFilter): string {
  if (ncm !== undefined && codigo !== undefined) return `codigo:${ncm}|${codigo}`;
  if (ncm !== undefined) return `ncm:${ncm}`;
  if (cfop !== undefined) return `cfop:${cfop}`;
  if (chave !== undefined) return `nota:${chave}`;
  return `produto:${codigo ?? ''}|${produto ?? ''}`;
}

/** Parses the search parameter of an open group; empty for any other text. */
export function filterOf(text: string | undefined): GroupFilter {
  const [, kind, value = ''] = /^(ncm|cfop|nota|produto|codigo):(.*)$/s.exec(text ?? '') ?? [];
  if (kind === 'ncm') return { ncm: value };
  if (kind === 'cfop') return { cfop: value };
  if (kind === 'nota') return { chave: value };
  const cut = value.indexOf('|');
  const [first, rest] = [value.slice(0, Math.max(0, cut)), value.slice(cut + 1)];
  if (kind === 'produto') return { codigo: first, produto: rest };
  return kind === 'codigo' ? { ncm: first, codigo: rest } : {};
}

/** The items of a month. The text searches product, NCM, CFOP, code and access key, ignoring accents. */
export const itemList = listQuery(
  {
    grupo: choiceFilter(itemGroup, { label: 'Grupo', labels: itemGroupLabels }),
    forca: choiceFilter(claimStrength, { label: 'Força', labels: claimStrengthLabels }),
    /** Shows groups of items instead of items; the call for groups sends it apart. */
    por: filter({
      param: undefined,
      parameter: parameter(itemGrouping),
      read: (grouping): ItemGrouping | undefined => grouping,
      write: (grouping) => grouping,
      wire: {},
      send: () => ({}),
      chip: null,
      named: false,
    }),
    filtro: filter({
      param: undefined,
      parameter: parameter(z.string()),
      read: (text) => (Object.keys(filterOf(text)).length > 0 ? text : undefined),
      write: (text: string | undefined) => text,
      // An empty text selects items that have none.
      wire: {
        ncm: z.string().max(60).optional(),
        cfop: z.string().max(60).optional(),
        codigo: z.string().max(200).optional(),
        produto: z.string().max(500).optional(),
        /** Access key of a note, or a part of it. */
        chave: z.string().max(60).optional(),
      },
      send: filterOf,
      chip: (_text, name) => name,
      named: true,
    }),
    revisar: filter({
      param: undefined,
      parameter: parameter(z.string()),
      read: (text) => text === 'sim',
      write: (only) => (only ? 'sim' : undefined),
      wire: z.stringbool().optional(),
      send: (only) => (only ? 'true' : undefined),
      chip: () => 'A revisar',
      named: false,
    }),
    q: textFilter({ maxLength: 100 }),
  },
  { pageSize: 50 },
);
export type ItemFilters = ValuesOf<typeof itemList.filters>;

/** The filters of a call for items. */
export type ItemConditions = Omit<z.output<typeof itemList.query>, 'page' | 'pageSize'>;

const money = z.number();

/** A group of items that have something in common. */
export const itemTally = z.object({
  /** The filter that selects the items of the group. */
  filtro: z.object({
    ncm: z.string().optional(),
    cfop: z.string().optional(),
    codigo: z.string().optional(),
    produto: z.string().optional(),
    chave: z.string().optional(),
  }),
  /** NCM of a product; empty for other groups. */
  ncm: z.string(),
  nota: z
    .object({
      modelo: z.string(),
      serie: z.string(),
      numero: z.string(),
      emissao: z.string(),
      /** IBS and CBS of its items; missing without them. */
      ibs_cbs: z.object({ ibs: z.number(), cbs: z.number() }).optional(),
    })
    .nullable(),
  itens: z.int(),
  /** Items that need an analyst's decision. */
  revisar: z.int(),
  valor: money,
  grupos: z.object({ none: money, st: money, mono: money, both: money }),
  /** Amounts by strength of the claims; items without a claim are in none. */
  forcas: z.object({ certa: money, defensavel: money, a_provar: money }),
});
export type ItemTally = z.infer<typeof itemTally>;
