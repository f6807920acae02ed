import {
  type ItemFilters,
  type ItemGrouping,
  type ItemTally,
  itemGrouping,
} from '@restitui/domain/simples-analysis/item-filters.ts';
import { formatNcm } from '../../lib/formats.ts';
import { formatCfop, shortKey } from './item-formats.ts';

type Narrowed = Pick<ItemFilters, 'ncm' | 'cfop' | 'codigo' | 'produto' | 'chave'>;

export const groupingWords: Record<ItemGrouping, { by: string; one: string; many: string }> = {
  ncm: { by: 'Por NCM', one: 'NCM', many: 'NCMs' },
  cfop: { by: 'Por CFOP', one: 'CFOP', many: 'CFOPs' },
  produto: { by: 'Por produto', one: 'Produto', many: 'produtos' },
  nota: { by: 'Por nota', one: 'Nota', many: 'notas' },
};

export function groupingOf(text: string | undefined): ItemGrouping | undefined {
  return itemGrouping.safeParse(text).data;
}

/** `ncm:22030000`, as the address carries the group that was opened. */
export function filterText({ ncm, cfop, codigo, produto, chave }: ItemTally['filtro']): string {
  if (ncm !== undefined) return `ncm:${ncm}`;
  if (cfop !== undefined) return `cfop:${cfop}`;
  if (chave !== undefined) return `nota:${chave}`;
  return `produto:${codigo ?? ''}|${produto ?? ''}`;
}

/** The way back; nothing for a text that is no such thing. */
export function filterOf(text: string | undefined): Narrowed {
  const [, kind, value = ''] = /^(ncm|cfop|nota|produto):(.*)$/s.exec(text ?? '') ?? [];
  if (kind === 'ncm') return { ncm: value };
  if (kind === 'cfop') return { cfop: value };
  if (kind === 'nota') return { chave: value };
  if (kind !== 'produto') return {};
  const cut = value.indexOf('|');
  return { codigo: value.slice(0, Math.max(0, cut)), produto: value.slice(cut + 1) };
}

/** The name of what was opened: `NCM 2203.00.00`. */
export function filterLabel({ ncm, cfop, produto, chave }: Narrowed): string | undefined {
  if (ncm !== undefined) return `NCM: ${ncm ? formatNcm(ncm) : 'sem NCM'}`;
  if (cfop !== undefined) return `CFOP: ${cfop ? formatCfop(cfop) : 'sem CFOP'}`;
  if (chave !== undefined) return `Nota: ${shortKey(chave)}`;
  return produto === undefined ? undefined : `Produto: ${produto}`;
}
