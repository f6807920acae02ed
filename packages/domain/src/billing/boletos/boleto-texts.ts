import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import type { Boleto } from './boletos.api.ts';

/** Formats a CPF or CNPJ. */
export function cpfCnpjText(number: string): string {
  return number.length === 11 ? formatCpf(number) : formatCnpj(number);
}

type LateTerms = Pick<Boleto, 'codigoMulta' | 'taxaMulta' | 'dataMulta' | 'codigoMora' | 'taxaMora' | 'dataMora'>;

/** Returns one sentence each for fine and interest. */
export function lateCharges(boleto: LateTerms): string[] {
  const { codigoMulta, taxaMulta, dataMulta, codigoMora, taxaMora, dataMora } = boleto;
  const from = (day: string | null) => (day ? ` a partir de ${formatDay(day)}` : '');
  const fine = codigoMulta === 'PERCENTUAL' ? formatPercent(taxaMulta) : formatBRL(taxaMulta);
  const interest = codigoMora === 'TAXAMENSAL' ? `${formatPercent(taxaMora)} ao mês` : `${formatBRL(taxaMora)} por dia`;
  return [
    ...(codigoMulta === 'NAOTEMMULTA' ? [] : [`Multa de ${fine}${from(dataMulta)}.`]),
    ...(codigoMora === 'ISENTO' ? [] : [`Juros de ${interest}${from(dataMora)}.`]),
  ];
}
