import { formatDay } from '@restitui/brazil/day.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { SimplesDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { formatNcm } from '../../../lib/formats.ts';

type Subject = Pick<SimplesDecision, 'tipo' | 'codigo' | 'produto' | 'ncm' | 'extipi' | 'palavras' | 'ano'>;

/** Returns the subject of a decision as the heading of its row. */
export function formatSubject({ tipo, codigo, produto, ncm, palavras, ano }: Subject): string {
  if (tipo === 'atacadista') return `Bebidas frias de ${ano}`;
  if (tipo === 'produto') return produto || `Produto ${codigo}`;
  return palavras ? `Itens com “${palavras}”` : `Todos os itens do NCM ${formatNcm(ncm)}`;
}

/** Returns the codes that identify the subject. */
export function formatSubjectCodes({ tipo, codigo, ncm, extipi }: Subject): string {
  if (tipo === 'atacadista') return 'Vendas a consumidor final';
  const parts = [tipo === 'produto' && `Código ${codigo}`, `NCM ${formatNcm(ncm)}`, extipi && `EX ${extipi}`];
  return joinFacts(...parts);
}

/** Returns the period of issue days. */
export function formatValidity({ de, ate }: Pick<SimplesDecision, 'de' | 'ate'>): string {
  if (de && ate) return `${formatDay(de)} a ${formatDay(ate)}`;
  if (de) return `Desde ${formatDay(de)}`;
  return ate ? `Até ${formatDay(ate)}` : 'Todas as notas';
}
