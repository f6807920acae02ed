import { plural } from '@restitui/brazil/counted.ts';
import type { LedgerProduct, LegalPosition } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { AnalysisReviews } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { formatCount } from '../../../lib/formats.ts';

export const positionLabels: Record<LegalPosition, string> = {
  falta_prova: 'Pode entrar, falta prova',
  discutivel: 'Discutível',
  sai_do_declarado: 'Sai do que foi declarado',
};

export const positionTexts: Record<LegalPosition, string> = {
  falta_prova: 'A lei alcança o produto conforme o uso ou a exceção da TIPI, e as notas não provam qual é o caso.',
  discutivel: 'Há argumento nos dois sentidos: o NCM mudou, ou produto igual teve outro tratamento.',
  sai_do_declarado: 'As notas trazem o CST 04, de produto monofásico, e pelas regras o produto ainda não conta.',
};

/** An answer to the question of a product, or the request of a proof. */
export type Outcome = 'entra' | 'fora' | 'prova';

/** Returns the outcome that the evidence supports: that of like products of other clients; else a proof is missing. */
export function supportedOutcome({ precedentes }: Pick<LedgerProduct, 'precedentes'>): Outcome {
  const [first, ...others] = precedentes;
  if (!first || others.some(({ contar }) => contar !== first.contar)) return 'prova';
  return first.contar ? 'entra' : 'fora';
}

const longestReason = 500;

/** Returns the reason that is stored when a product is left out without another text. */
export function reasonToLeaveOut({ classificacao }: Pick<LedgerProduct, 'classificacao'>): string {
  return `Fica fora por falta de prova. ${classificacao}`.slice(0, longestReason).trim();
}

/** Returns what one answer decides, for buttons and messages. */
export function productsText(count: number): string {
  return plural(count, 'Um produto', `${formatCount(count)} produtos`);
}

/** Returns how many products a list holds that was cut off at the most valuable ones; undefined of a whole list. */
export function cutText({ produtos, total_produtos }: Pick<AnalysisReviews, 'produtos' | 'total_produtos'>) {
  if (total_produtos <= produtos.length) return undefined;
  return `Os ${formatCount(produtos.length)} produtos de maior valor, de ${formatCount(total_produtos)}, a decidir e decididos.`;
}
