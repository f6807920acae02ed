import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemFilters, ItemGrouping, ItemTally } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { BlockDictionaries } from './item-block.ts';
import { passes } from './item-matcher.ts';
import { type GroupedItems, ItemSums } from './item-sums.ts';
import { readTallies } from './open-item-block.ts';
import { eachMatch, type ItemsOfMonth, loadItems, matchMonth } from './open-month.ts';

type Grouping = Exclude<ItemGrouping, 'nota'>;
type Group = Pick<ItemTally, 'filtro' | 'ncm'> & { sums: ItemSums };
type Products = Record<'ncm' | 'codigo' | 'produto', string[]>;

/** The items that pass, summed up by what they have in common; the weightiest first. */
export async function groupItems(
  month: ItemsOfMonth,
  { filters, por }: { filters: ItemFilters; por: Grouping },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<GroupedItems> {
  const groups = await sumGroups(month, filters, por);
  groups.sort((a, b) => Math.abs(b.sums.cents) - Math.abs(a.sums.cents));
  return {
    data: groups
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ filtro, ncm, sums }) => ({ filtro, ncm, nota: null, ...sums.onWire() })),
    page: { number: page, size: pageSize, total: groups.length },
    total: {
      itens: groups.reduce((sum, { sums }) => sum + sums.itens, 0),
      valor: reaisOf(groups.reduce((sum, { sums }) => sum + sums.cents, 0)),
    },
  };
}

async function sumGroups(month: ItemsOfMonth, filters: ItemFilters, por: Grouping): Promise<Group[]> {
  const groups = new Map<string, Group>();
  const matched = await matchMonth(month, filters, ['somas']);
  const items = await loadItems(month, matched);
  for (const { block, matcher, dictionaries } of matched) {
    const { kinds } = dictionaries;
    const products = textsOf(dictionaries, por);
    const add = (product: number, place: number, count: number, cents: number) => {
      const kind = kinds[place] as (typeof kinds)[number];
      const key = keyOf[por](products, product, kind.cfop);
      let group = groups.get(key);
      if (!group) {
        const ncm = por === 'produto' ? (products.ncm[product] as string) : '';
        group = { filtro: filterOf[por](products, product, kind.cfop), ncm, sums: new ItemSums() };
        groups.set(key, group);
      }
      group.sums.add(kind, count, cents);
    };
    const columns = items.get(block.ordem);
    const {
      product,
      kind,
      items: counts,
      cents,
    } = columns ? { ...columns, items: undefined } : await readTallies(block.somas as Buffer);
    const addAt = (i: number) =>
      add(product[i] as number, kind[i] as number, counts ? (counts[i] as number) : 1, cents[i] as number);
    if (columns) eachMatch(columns, matcher, addAt);
    else {
      for (let i = 0; i < product.length; i++) {
        if (passes(matcher, product[i] as number, kind[i] as number, undefined)) addAt(i);
      }
    }
  }
  return [...groups.values()];
}

function textsOf({ products: { ncm, codigo, produto } }: BlockDictionaries, por: Grouping): Products {
  const ofProduct = por === 'produto';
  return {
    ncm: por === 'cfop' ? [] : ncm.all(),
    codigo: ofProduct ? codigo.all() : [],
    produto: ofProduct ? produto.all() : [],
  };
}

const keyOf: Record<Grouping, (products: Products, product: number, cfop: string) => string> = {
  ncm: ({ ncm }, i) => ncm[i] as string,
  cfop: (_products, _i, cfop) => cfop,
  produto: ({ codigo, produto }, i) => `${codigo[i]}\u0002${produto[i]}`,
};

const filterOf: Record<Grouping, (products: Products, product: number, cfop: string) => ItemTally['filtro']> = {
  ncm: ({ ncm }, i) => ({ ncm: ncm[i] as string }),
  cfop: (_products, _i, cfop) => ({ cfop }),
  produto: ({ codigo, produto }, i) => ({ codigo: codigo[i] as string, produto: produto[i] as string }),
};
