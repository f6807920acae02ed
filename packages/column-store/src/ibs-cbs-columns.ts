import type { ItemLineIbsCbs } from '@restitui/tax-engine/engine-types.ts';
import type { BlockIbsCbs } from './item-block.ts';
import { decodeCents, decodeCounts, encodeCents, encodeCounts } from './number-columns.ts';
import type { PackedColumns } from './packed-columns.ts';

/** Collects IBS and CBS of the items of a block, in their order. */
export class IbsCbsColumns {
  readonly #indexes = new Map<string, number>();
  readonly #codes: BlockIbsCbs['codes'][number][] = [];
  readonly #code: number[] = [];
  readonly #cents: Record<'base' | 'ibs' | 'cbs', number[]> = { base: [], ibs: [], cbs: [] };

  add(ibsCbs: ItemLineIbsCbs | undefined): void {
    const { base, ibs, cbs } = ibsCbs ?? { base: 0, ibs: 0, cbs: 0 };
    this.#code.push(ibsCbs ? this.#indexOf(ibsCbs) : 0);
    this.#cents.base.push(base);
    this.#cents.ibs.push(ibs);
    this.#cents.cbs.push(cbs);
  }

  /** Returns the columns behind those of the items; none for a block without IBS and CBS, as older runs have them. */
  encode(): Buffer[] {
    if (this.#codes.length === 0) return [];
    const { base, ibs, cbs } = this.#cents;
    return [
      encodeCounts(this.#code),
      Buffer.from(JSON.stringify(this.#codes)),
      encodeCents(base),
      encodeCents(ibs),
      encodeCents(cbs),
    ];
  }

  #indexOf({ cst, classificacao }: ItemLineIbsCbs): number {
    const key = `${cst} ${classificacao}`;
    const index = this.#indexes.get(key) ?? this.#codes.push([cst, classificacao]);
    this.#indexes.set(key, index);
    return index;
  }
}

/** Reads IBS and CBS from the columns of the items, of which there are `before`; undefined for a block without them. */
export async function openIbsCbs(columns: PackedColumns, before: number): Promise<BlockIbsCbs | undefined> {
  if (columns.count <= before) return undefined;
  const [code, codes, base, ibs, cbs] = await Promise.all([
    columns.read(before),
    columns.read(before + 1),
    columns.read(before + 2),
    columns.read(before + 3),
    columns.read(before + 4),
  ]);
  return {
    code: decodeCounts(code),
    codes: JSON.parse(codes.toString('utf8')) as BlockIbsCbs['codes'],
    base: decodeCents(base),
    ibs: decodeCents(ibs),
    cbs: decodeCents(cbs),
  };
}
