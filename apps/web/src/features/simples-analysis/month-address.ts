import { type Competence, parseCompetence } from '@restitui/brazil/competence.ts';
import { type ItemGroup, itemGroup } from '@restitui/domain/simples-analysis/item-filters.ts';

/** `05-2025`, as the address of the page carries the open month. */
export function monthText(competencia: string): string {
  return competencia.replace('/', '-');
}

/** The month an address names, as `MM-AAAA`, `MM/AAAA` or `AAAA-MM`. */
export function monthOf(text: string | undefined): Competence | undefined {
  const parts = /^(\d{4})-(\d{2})$/.exec(text ?? '');
  return parseCompetence(parts ? `${parts[2]}/${parts[1]}` : (text ?? '').replace('-', '/'));
}

export function groupOf(text: string | undefined): ItemGroup | undefined {
  return itemGroup.safeParse(text).data;
}
