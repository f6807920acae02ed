import { type Competence, parseCompetence } from '@restitui/brazil/competence.ts';
import { type ItemGroup, type ItemGrouping, itemGroup } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { ProductSearch } from '../../lib/address-search.ts';
import { groupingOf } from './item-address.ts';

/** `05-2025`, as the address of the page carries the open month. */
export function monthText(competencia: string): string {
  return competencia.replace('/', '-');
}

/** The month an address names, as `MM-AAAA`, `MM/AAAA` or `AAAA-MM`. */
export function monthOf(text: string | undefined): Competence | undefined {
  const parts = /^(\d{4})-(\d{2})$/.exec(text ?? '');
  return parseCompetence(parts ? `${parts[2]}/${parts[1]}` : (text ?? '').replace('-', '/'));
}

/** What the list of items of a month shows. */
export interface ShownItems {
  grupo: ItemGroup | undefined;
  por: ItemGrouping | undefined;
  /** The group whose items are shown, as the address has it. */
  filtro: string | undefined;
  revisar: boolean;
  q: string;
  pagina: number;
}

export type ItemsAddress = Pick<ProductSearch, keyof ShownItems>;

export function shownItemsOf({ grupo, por, filtro, revisar, q, pagina }: ItemsAddress): ShownItems {
  return {
    ...{ grupo: groupOf(grupo), por: groupingOf(por), filtro },
    ...{ revisar: revisar === 'sim', q: q ?? '', pagina: pagina ?? 1 },
  };
}

/** The way back: what narrows nothing is left out. */
export function itemsAddress({ revisar, q, pagina, ...shown }: ShownItems): ItemsAddress {
  return {
    ...shown,
    ...{ revisar: revisar ? 'sim' : undefined, q: q || undefined, pagina: pagina > 1 ? pagina : undefined },
  };
}

export function groupOf(text: string | undefined): ItemGroup | undefined {
  return itemGroup.safeParse(text).data;
}
