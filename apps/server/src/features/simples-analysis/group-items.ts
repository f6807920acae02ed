import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemFilters, ItemGrouping, ItemTally } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { BlockDictionaries, BlockTallies, ItemKind, ProductText } from './item-block.ts';
import { marksOf } from './item-matcher.ts';
import { type GroupedItems, ItemSums } from './item-sums.ts';
import { readTallies } from './open-item-block.ts';
import { type ItemsOfMonth, loadItems, matchMonth } from './open-month.ts';

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
  const items = await loadItems(month, matched, 'product', 'kind', 'cents', 'ofNote');
  for (const { block, matcher, dictionaries } of matched) {
    const { kinds } = dictionaries;
    const products = await textsOf(dictionaries, por);
    const columns = items.get(block.ordem);
    const tallies = columns ? undefined : await readTallies(block);
    const { product: productOf, kind: kindOf, cents } = (columns ?? tallies) as BlockTallies;
    const known: (Group | undefined)[] = [];
    const marks = marksOf({ product: productOf, kind: kindOf, ofNote: columns?.ofNote }, matcher);
    for (let i = 0; i < marks.length; i++) {
      if (!marks[i]) continue;
      const product = productOf[i] as number;
      const kind = kinds[kindOf[i] as number] as ItemKind;
      const place = (por === 'cfop' ? kindOf[i] : product) as number;
      known[place] ??= groupOf(groups, por, products, product, kind.cfop);
      known[place].sums.add(kind, tallies ? (tallies.items[i] as number) : 1, cents[i] as number);
    }
  }
  return [...groups.values()];
}

function groupOf(groups: Map<string, Group>, por: Grouping, products: Products, product: number, cfop: string): Group {
  const key = keyOf[por](products, product, cfop);
  let group = groups.get(key);
  if (!group) {
    const ncm = por === 'produto' ? (products.ncm[product] as string) : '';
    group = { filtro: filterOf[por](products, product, cfop), ncm, sums: new ItemSums() };
    groups.set(key, group);
  }
  return group;
}

async function textsOf({ texts }: BlockDictionaries, por: Grouping): Promise<Products> {
  const all = async (of: ProductText) => (await texts(of)).all();
  const ofProduct = por === 'produto';
  return {
    ncm: por === 'cfop' ? [] : await all('ncm'),
    codigo: ofProduct ? await all('codigo') : [],
    produto: ofProduct ? await all('produto') : [],
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
