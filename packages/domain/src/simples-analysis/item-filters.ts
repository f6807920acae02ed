import { z } from 'zod';

export const itemGroup = z.enum(['none', 'st', 'mono', 'both']);
export type ItemGroup = z.infer<typeof itemGroup>;

export const itemGroupLabels: Record<ItemGroup, string> = {
  none: 'Tributado normal',
  st: 'ICMS-ST',
  mono: 'Monofásico',
  both: 'ICMS-ST e monofásico',
};

/** What narrows the items of a month: all of it holds at once. */
export const itemFilters = z.object({
  grupo: itemGroup.optional(),
  revisar: z.stringbool().optional(),
  /** Part of the product, NCM, CFOP, code or access key, whatever the accents. */
  q: z.string().trim().max(100).optional(),
  ncm: z.string().max(60).optional(),
  cfop: z.string().max(60).optional(),
  /** The issuer's code of a product; with `produto` one product. */
  codigo: z.string().max(200).optional(),
  produto: z.string().max(500).optional(),
  /** Access key of a note. */
  chave: z.string().max(60).optional(),
});
export type ItemFilters = z.infer<typeof itemFilters>;

export const itemGrouping = z.enum(['ncm', 'cfop', 'produto', 'nota']);
export type ItemGrouping = z.infer<typeof itemGrouping>;

const money = z.number();

/** What the items with something in common come to. */
export const itemTally = z.object({
  /** What to filter by to see its items. */
  filtro: z.object({
    ncm: z.string().optional(),
    cfop: z.string().optional(),
    codigo: z.string().optional(),
    produto: z.string().optional(),
    chave: z.string().optional(),
  }),
  /** Of a product its NCM, of a note where it stands; empty otherwise. */
  ncm: z.string(),
  nota: z.object({ modelo: z.string(), serie: z.string(), numero: z.string(), emissao: z.string() }).nullable(),
  itens: z.int(),
  /** Items that an analyst has yet to decide. */
  revisar: z.int(),
  valor: money,
  grupos: z.object({ none: money, st: money, mono: money, both: money }),
});
export type ItemTally = z.infer<typeof itemTally>;
