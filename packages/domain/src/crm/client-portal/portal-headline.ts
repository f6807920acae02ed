import { formatBRL } from '@restitui/brazil/money.ts';
import type { ComingMoney, WorkOutlook } from './work-outlook.ts';

/** The amount that an owner reads first, and what it consists of. */
export interface PortalHeadline {
  /** Reais. */
  amount: number;
  /** Follows the amount and is followed by the name of the owner. */
  line: string;
  text: string;
}

/** Returns the money that can still come back, or else what has come back; undefined before there is any. */
export function portalHeadline({
  coming,
  received,
  used,
}: Pick<WorkOutlook, 'coming' | 'received' | 'used'>): PortalHeadline | undefined {
  const back = received > 0 ? [`${formatBRL(received)} já voltaram`] : [];
  const paid = used > 0 ? [`${formatBRL(used)} já pagaram impostos`] : [];
  if (coming.total > 0) {
    const returned = [...back, ...paid].join(' e ');
    return {
      amount: coming.total,
      line: 'voltam para você',
      text: returned ? `${textOf(coming)} Além disso, ${returned}.` : textOf(coming),
    };
  }
  if (received > 0) {
    const text = ['A Receita Federal já devolveu este valor.', ...paid.map((part) => `Além disso, ${part}.`)].join(' ');
    return { amount: received, line: 'voltaram para você', text };
  }
  return used > 0
    ? { amount: used, line: 'já pagaram impostos para você', text: 'Os créditos foram usados no lugar de dinheiro.' }
    : undefined;
}

const estimate = 'uma estimativa até a Receita Federal confirmar.';

/** Names the parts of the sum with their amounts where there are several. */
function textOf({ granted, asked, found }: ComingMoney): string {
  const parts = [
    { value: granted, text: 'reconhecidos pela Receita Federal' },
    { value: asked, text: 'em pedidos sem decisão' },
    { value: found, text: 'em créditos não pedidos' },
  ].filter(({ value }) => value > 0);
  if (parts.length > 1) {
    const named = parts.map(({ value, text }) => `${formatBRL(value)} ${text}`);
    const [last = '', ...before] = named.toReversed();
    return `São ${before.toReversed().join(', ')} e ${last}, antes da correção: ${estimate}`;
  }
  if (granted > 0)
    return 'É o que a Receita Federal reconheceu e ainda não entrou ou não foi usado, antes da correção.';
  if (asked > 0) return `É a soma do que foi pedido à Receita Federal, antes da correção: ${estimate}`;
  return `É a soma dos créditos encontrados, antes da correção: ${estimate}`;
}
