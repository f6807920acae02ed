import { type GroupFilter, type ItemGrouping, itemGrouping } from '@restitui/domain/simples/analysis/item-filters.ts';
import { formatNcm } from '../../../lib/formats.ts';
import { formatCfop, shortKey } from './item-formats.ts';

export const groupingLabels: Record<ItemGrouping, { by: string; one: string; many: string }> = {
  ncm: { by: 'Por NCM', one: 'NCM', many: 'NCMs' },
  cfop: { by: 'Por CFOP', one: 'CFOP', many: 'CFOPs' },
  produto: { by: 'Por produto', one: 'Produto', many: 'produtos' },
  nota: { by: 'Por nota', one: 'Nota', many: 'notas' },
};

export function groupingOf(text: string | undefined): ItemGrouping | undefined {
  return itemGrouping.safeParse(text).data;
}

/** Returns the label of the opened group, such as `NCM 2203.00.00`. */
export function filterLabel({ ncm, cfop, codigo, produto, chave }: GroupFilter): string | undefined {
  if (ncm !== undefined && codigo !== undefined) {
    return `Código: ${codigo || 'sem código'}, NCM ${ncm ? formatNcm(ncm) : 'não informado'}`;
  }
  if (ncm !== undefined) return `NCM: ${ncm ? formatNcm(ncm) : 'sem NCM'}`;
  if (cfop !== undefined) return `CFOP: ${cfop ? formatCfop(cfop) : 'sem CFOP'}`;
  if (chave !== undefined) return `Nota: ${shortKey(chave)}`;
  return produto === undefined ? undefined : `Produto: ${produto}`;
}
