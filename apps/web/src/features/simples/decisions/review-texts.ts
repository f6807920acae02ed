import { plural } from '@restitui/brazil/counted.ts';
import type { LedgerProduct, LegalPosition } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
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

/**
 * Returns the question that the rules leave open about a product, without its NCM and what they say about ICMS, which
 * are shown elsewhere. Sentences of other rules are returned unchanged.
 */
export function questionOf(regra: string): string {
  const [, question] = /^NCM \d+: (.+?): revisar\./.exec(regra) ?? [];
  return question === undefined ? regra : `${question.charAt(0).toUpperCase()}${question.slice(1)}.`;
}

const longestReason = 500;

/** Returns the reason that is stored when a product is left out without another text. */
export function reasonToLeaveOut(regra: string): string {
  return `Fica fora por falta de prova. ${questionOf(regra)}`.slice(0, longestReason).trim();
}

/** Returns what one answer decides, for buttons and messages. */
export function productsText(count: number): string {
  return plural(count, 'Um produto', `${formatCount(count)} produtos`);
}
