import { reaisOf } from '@restitui/brazil/money.ts';
import { elementAt } from './element-at.ts';
import type { BlockDictionaries, ProductText } from './item-block.ts';
import { readTallies } from './item-block-reader.ts';
import { type ItemFilters, markMatches } from './item-matcher.ts';
import { type ItemSource, loadItems, matchBlocks } from './item-source.ts';
import { type GroupedItems, type ItemGroup, ItemSums, type Paging } from './item-sums.ts';

/** Fields that the items of a group share. */
export type Grouping = 'ncm' | 'cfop' | 'produto';
type Group = Pick<ItemGroup, 'filtro' | 'ncm'> & { sums: ItemSums };
type Products = Record<'ncm' | 'codigo' | 'produto', string[]>;

/** Groups the items that pass the filters; groups with the largest sum, whatever its sign, come first. */
export async function groupItems(
  source: ItemSource,
  { filters, por }: { filters: ItemFilters; por: Grouping },
  { page, pageSize }: Paging,
): Promise<GroupedItems> {
  const groups = await sumGroups(source, filters, por);
  groups.sort((a, b) => Math.abs(b.sums.cents) - Math.abs(a.sums.cents));
  return {
    data: groups
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ filtro, ncm, sums }) => ({ filtro, ncm, nota: null, ...sums.toTotals() })),
    page: { number: page, size: pageSize, total: groups.length },
    total: {
      itens: groups.reduce((sum, { sums }) => sum + sums.itens, 0),
      valor: reaisOf(groups.reduce((sum, { sums }) => sum + sums.cents, 0)),
    },
  };
}

async function sumGroups(source: ItemSource, filters: ItemFilters, por: Grouping): Promise<Group[]> {
  const groups = new Map<string, Group>();
  const matched = await matchBlocks(source, filters, ['somas']);
  const items = await loadItems(source, matched, 'product', 'kind', 'cents', 'itemsPerNote');
  for (const { block, matcher, dictionaries } of matched) {
    const { kinds } = dictionaries;
    const products = await loadProducts(dictionaries, por);
    const columns = items.get(block.ordem);
    const rows = columns
      ? { ...columns, items: undefined }
      : { ...(await readTallies(block)), itemsPerNote: undefined };
    const groupsByIndex: (Group | undefined)[] = [];
    const marks = markMatches({ ...rows, itemsPerNote: columns?.itemsPerNote }, matcher);
    for (let i = 0; i < marks.length; i++) {
      if (!marks[i]) continue;
      const product = rows.product[i] ?? 0;
      const kind = elementAt(kinds, rows.kind[i] ?? 0);
      const index = por === 'cfop' ? (rows.kind[i] ?? 0) : product;
      groupsByIndex[index] ??= findOrAddGroup(groups, por, products, product, kind.cfop);
      groupsByIndex[index].sums.add(kind, rows.items ? (rows.items[i] ?? 0) : 1, rows.cents[i] ?? 0);
    }
  }
  return [...groups.values()];
}

function findOrAddGroup(
  groups: Map<string, Group>,
  por: Grouping,
  products: Products,
  product: number,
  cfop: string,
): Group {
  const key = keyOf[por](products, product, cfop);
  let group = groups.get(key);
  if (!group) {
    const ncm = por === 'produto' ? elementAt(products.ncm, product) : '';
    group = { filtro: filterOf[por](products, product, cfop), ncm, sums: new ItemSums() };
    groups.set(key, group);
  }
  return group;
}

async function loadProducts({ texts }: BlockDictionaries, por: Grouping): Promise<Products> {
  const all = async (field: ProductText) => (await texts(field)).all();
  const byProduct = por === 'produto';
  return {
    ncm: por === 'cfop' ? [] : await all('ncm'),
    codigo: byProduct ? await all('codigo') : [],
    produto: byProduct ? await all('produto') : [],
  };
}

const keyOf: Record<Grouping, (products: Products, product: number, cfop: string) => string> = {
  ncm: ({ ncm }, i) => elementAt(ncm, i),
  cfop: (_products, _i, cfop) => cfop,
  produto: ({ codigo, produto }, i) => `${codigo[i]}\u0002${produto[i]}`,
};

const filterOf: Record<Grouping, (products: Products, product: number, cfop: string) => ItemGroup['filtro']> = {
  ncm: ({ ncm }, i) => ({ ncm: elementAt(ncm, i) }),
  cfop: (_products, _i, cfop) => ({ cfop }),
  produto: ({ codigo, produto }, i) => ({ codigo: elementAt(codigo, i), produto: elementAt(produto, i) }),
};
