import { formatBRL } from '@restitui/brazil/money.ts';
import type { MonthOfNotes, ReasonSum } from '../engine-types.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { meanRate } from '../rules/simples-rates.ts';
import type { MonthReason } from './analysis-row.ts';
import type { Reproduction } from './reproduce.ts';
import type { Scale } from './segregate.ts';

/** Returns PIS and COFINS on a revenue of the notes, cents: what it gives when it counts as monofásico. */
function effectOf(cents: number, { numerator, denominator }: Scale, { bands }: Reproduction): number {
  if (denominator === 0) return 0;
  const revenue = new Exact(cents).times(numerator).div(denominator);
  const taxOf = (tax: 'cofins' | 'pis') => roundCents(revenue.times(meanRate(bands.I, tax)));
  return taxOf('cofins') + taxOf('pis');
}

const consequences: Record<ReasonSum['state'], (amount: string) => string> = {
  conta: (amount) => `conta, ${amount} a mais`,
  fora: (amount) => `fica fora, ${amount} a menos`,
  revisar: (amount) => `fica fora até a decisão, ${amount} a menos`,
};

/** Lists what decided the items of a month, each in one sentence with its consequence in reais. */
export function monthReasons({ claims }: MonthOfNotes, scale: Scale, reproduction: Reproduction): MonthReason[] {
  return (claims?.reasons ?? []).map(({ text, law, source, state, strength, items, cents }) => {
    const effect = effectOf(cents, scale, reproduction) / 100;
    return {
      texto: `${text}: ${consequences[state](formatBRL(Math.abs(effect)))}.`,
      lei: law,
      fonte: source,
      situacao: state,
      forca: strength,
      itens: items,
      valor: cents / 100,
      efeito: effect,
    };
  });
}
