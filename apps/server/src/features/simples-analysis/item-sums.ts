import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemTally } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import type { ItemKind } from './item-block.ts';

/** What a list of groups answers: a page of them, how many there are, and what all items come to. */
export interface GroupedItems {
  data: ItemTally[];
  page: Page;
  total: { itens: number; valor: number };
}

/** Adds up items of one group; cents. */
export class ItemSums {
  itens = 0;
  cents = 0;
  #revisar = 0;
  readonly #grupos = { none: 0, st: 0, mono: 0, both: 0 };

  add({ grupo, revisar }: ItemKind, count: number, cents: number): void {
    this.itens += count;
    this.cents += cents;
    this.#grupos[grupo] += cents;
    if (revisar) this.#revisar += count;
  }

  onWire(): Pick<ItemTally, 'itens' | 'revisar' | 'valor' | 'grupos'> {
    const { none, st, mono, both } = this.#grupos;
    return {
      itens: this.itens,
      revisar: this.#revisar,
      valor: reaisOf(this.cents),
      grupos: { none: reaisOf(none), st: reaisOf(st), mono: reaisOf(mono), both: reaisOf(both) },
    };
  }
}
