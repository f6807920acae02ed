import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import type { NewBoleto } from './boleto-form.ts';

/**
 * Limits in percent of the value. Above `usual` a warning is shown: a fine of 2% (Lei 8.078/1990, art. 52, § 1º) and
 * interest of 1% a month (CTN, art. 161, § 1º). Above `greatest` the user is asked: a fine of 10% and twice the legal
 * interest (Decreto 22.626/1933, arts. 9º and 1º). Nothing is refused.
 */
const limits = {
  fine: { usual: 2, greatest: 10, law: 'Lei 8.078/1990, art. 52, § 1º' },
  interest: { usual: 1, greatest: 2, law: 'CTN, art. 161, § 1º' },
} as const;

type LateTerms = Pick<NewBoleto, 'valorNominal' | 'codigoMulta' | 'taxaMulta' | 'codigoMora' | 'taxaMora'>;

export interface LateWarning {
  path: 'taxaMulta' | 'taxaMora';
  message: string;
  /** Asks before the boleto is issued. */
  isGrave: boolean;
}

const daysOfMonth = 30;

/** Returns a warning for a fine and for interest above the usual limits. */
export function lateWarnings({ valorNominal, codigoMulta, taxaMulta, codigoMora, taxaMora }: LateTerms): LateWarning[] {
  const percentOfValue = (amount: number) => (valorNominal > 0 ? (amount / valorNominal) * 100 : 0);
  const fine = { NAOTEMMULTA: 0, PERCENTUAL: taxaMulta, VALORFIXO: percentOfValue(taxaMulta) }[codigoMulta];
  const interest = { ISENTO: 0, TAXAMENSAL: taxaMora, VALORDIA: percentOfValue(taxaMora * daysOfMonth) }[codigoMora];
  const fineText = codigoMulta === 'PERCENTUAL' ? formatPercent(taxaMulta) : formatBRL(taxaMulta);
  const interestText =
    codigoMora === 'TAXAMENSAL' ? `${formatPercent(taxaMora)} ao mês` : `${formatBRL(taxaMora)} por dia`;
  return [
    ...warningOf('taxaMulta', limits.fine, fine, `A multa de ${fineText} passa de 2% do valor`),
    ...warningOf('taxaMora', limits.interest, interest, `Os juros de ${interestText} passam de 1% ao mês`),
  ];
}

function warningOf(
  path: LateWarning['path'],
  { usual, greatest, law }: (typeof limits)[keyof typeof limits],
  percent: number,
  text: string,
): LateWarning[] {
  if (percent <= usual) return [];
  return [{ path, message: `${text} (${law}).`, isGrave: percent > greatest }];
}
