import { elementAt } from './element-at.ts';
import type { ItemKind } from './item-block.ts';
import { readDictionaries, readTallies } from './item-block-reader.ts';
import type { ItemSource } from './item-source.ts';

/** Sums of a product in one month, in cents; `counted` is the part that counts as monofásico. */
export interface ProductMonth {
  cents: number;
  counted: number;
  items: number;
}

/** A product of all months: code, name and NCM as printed. */
export interface StoredProduct {
  codigo: string;
  produto: string;
  ncm: string;
  cest: string;
  extipi: string;
  months: Map<string, ProductMonth>;
  /** Amount in cents, whatever its sign, by kind of classification. */
  kinds: Map<ItemKind, number>;
  /** CST of PIS on its items. */
  cst: Set<string>;
  /** Some items await a decision. */
  revisar: boolean;
}

/** Returns the kinds of classification of a product, the one with the largest amount first. */
export function kindsBySize({ kinds }: Pick<StoredProduct, 'kinds'>): ItemKind[] {
  return [...kinds].sort(([, a], [, b]) => b - a).map(([kind]) => kind);
}

/** Reads the tallies of all blocks and sums them by product; the items themselves are not read. */
export async function listProducts(source: ItemSource): Promise<StoredProduct[]> {
  const products = new Map<string, StoredProduct>();
  const shared = new Map<string, ItemKind>();
  for (const block of await source.load(['dicionarios', 'somas'])) {
    const { texts, kinds } = await readDictionaries(block);
    const all = async (field: 'codigo' | 'produto' | 'ncm' | 'cest' | 'extipi') => (await texts(field)).all();
    const [codigo, produto, ncm] = [await all('codigo'), await all('produto'), await all('ncm')];
    const [cest, extipi] = [await all('cest'), await all('extipi')];
    // Equal kinds of different blocks become one object, so that they can be keys.
    const kindOf = kinds.map((kind) => {
      const key = JSON.stringify(kind);
      if (!shared.has(key)) shared.set(key, kind);
      return shared.get(key) ?? kind;
    });
    const known: (StoredProduct | undefined)[] = [];
    const tallies = await readTallies(block);
    for (let i = 0; i < tallies.product.length; i++) {
      const index = tallies.product[i] ?? 0;
      known[index] ??= findOrAdd(products, {
        ...{ codigo: elementAt(codigo, index), produto: elementAt(produto, index), ncm: elementAt(ncm, index) },
        ...{ cest: elementAt(cest, index), extipi: elementAt(extipi, index) },
      });
      const kind = elementAt(kindOf, tallies.kind[i] ?? 0);
      addTally(known[index], block.competencia, kind, { cents: tallies.cents[i] ?? 0, items: tallies.items[i] ?? 0 });
    }
  }
  return [...products.values()];
}

type Printed = Pick<StoredProduct, 'codigo' | 'produto' | 'ncm' | 'cest' | 'extipi'>;

function findOrAdd(products: Map<string, StoredProduct>, printed: Printed): StoredProduct {
  const key = `${printed.codigo}\u0002${printed.produto}\u0002${printed.ncm}\u0002${printed.extipi}`;
  let product = products.get(key);
  if (!product) {
    product = { ...printed, months: new Map(), kinds: new Map(), cst: new Set(), revisar: false };
    products.set(key, product);
  }
  return product;
}

function addTally(
  product: StoredProduct,
  competencia: string,
  kind: ItemKind,
  { cents, items }: { cents: number; items: number },
): void {
  let month = product.months.get(competencia);
  if (!month) {
    month = { cents: 0, counted: 0, items: 0 };
    product.months.set(competencia, month);
  }
  month.cents += cents;
  month.items += items;
  if (kind.grupo === 'mono' || kind.grupo === 'both') month.counted += cents;
  product.kinds.set(kind, (product.kinds.get(kind) ?? 0) + Math.abs(cents));
  product.cst.add(kind.cst_pis);
  product.revisar ||= kind.revisar;
}
