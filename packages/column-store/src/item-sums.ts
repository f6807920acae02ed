import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemKind, NoteFacts } from './item-block.ts';
import type { ItemFilters } from './item-matcher.ts';

/** Number and sums of the items of a group; amounts in reais. */
export interface ItemTotals {
  itens: number;
  /** Items that an analyst has yet to decide on. */
  revisar: number;
  valor: number;
  /** The amount by tax group. */
  grupos: Record<ItemKind['grupo'], number>;
  /** The amount by strength of the claims; items without a claim are in none. */
  forcas: Record<NonNullable<ItemKind['forca']>, number>;
}

/** A group of items that have an NCM, a CFOP, a product or a note in common. */
export interface ItemGroup extends ItemTotals {
  /** The filter that selects the items of the group. */
  filtro: Pick<ItemFilters, 'ncm' | 'cfop' | 'codigo' | 'produto' | 'chave'>;
  /** NCM of a product; empty for other groups. */
  ncm: string;
  /** Set if the group is a note. */
  nota: NoteOfGroup | null;
}

/** `ibs_cbs` in reais; absent for a note without these groups. */
export type NoteOfGroup = Pick<NoteFacts, 'modelo' | 'serie' | 'numero' | 'emissao'> & {
  ibs_cbs?: { ibs: number; cbs: number };
};

export interface Paging {
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Number and size of a page, and the number of all results. */
export interface PageInfo {
  number: number;
  size: number;
  total: number;
}

/** A page of groups, and the sums of all items that pass the filters. */
export interface GroupedItems {
  data: ItemGroup[];
  page: PageInfo;
  total: Pick<ItemTotals, 'itens' | 'valor'>;
}

/** Adds up the items of one group, in cents. */
export class ItemSums {
  itens = 0;
  cents = 0;
  #revisar = 0;
  readonly #grupos = { none: 0, st: 0, mono: 0, both: 0 };
  readonly #forcas = { certa: 0, defensavel: 0, a_provar: 0 };

  /** Adds `count` items of one kind that sum to `cents`. */
  add({ grupo, revisar, forca }: ItemKind, count: number, cents: number): void {
    this.itens += count;
    this.cents += cents;
    this.#grupos[grupo] += cents;
    if (forca) this.#forcas[forca] += cents;
    if (revisar) this.#revisar += count;
  }

  /** Returns the sums in reais. */
  toTotals(): ItemTotals {
    const { none, st, mono, both } = this.#grupos;
    const { certa, defensavel, a_provar } = this.#forcas;
    return {
      itens: this.itens,
      revisar: this.#revisar,
      valor: reaisOf(this.cents),
      grupos: { none: reaisOf(none), st: reaisOf(st), mono: reaisOf(mono), both: reaisOf(both) },
      forcas: { certa: reaisOf(certa), defensavel: reaisOf(defensavel), a_provar: reaisOf(a_provar) },
    };
  }
}
