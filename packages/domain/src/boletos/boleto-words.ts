import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, formatPercent } from '@restitui/brazil/money.ts';
import type { Boleto } from './boletos.api.ts';

/** A CPF or a CNPJ with its mask. */
export function cpfCnpjText(number: string): string {
  return number.length === 11 ? formatCpf(number) : formatCnpj(number);
}

type Late = Pick<Boleto, 'codigoMulta' | 'taxaMulta' | 'dataMulta' | 'codigoMora' | 'taxaMora' | 'dataMora'>;

/** What is owed besides for paying late, a sentence each. */
export function lateCharges(boleto: Late): string[] {
  const { codigoMulta, taxaMulta, dataMulta, codigoMora, taxaMora, dataMora } = boleto;
  const from = (day: string | null) => (day ? ` a partir de ${formatDay(day)}` : '');
  const fine = codigoMulta === 'PERCENTUAL' ? formatPercent(taxaMulta) : formatBRL(taxaMulta);
  const interest = codigoMora === 'TAXAMENSAL' ? `${formatPercent(taxaMora)} ao mês` : `${formatBRL(taxaMora)} por dia`;
  return [
    ...(codigoMulta === 'NAOTEMMULTA' ? [] : [`Multa de ${fine}${from(dataMulta)}.`]),
    ...(codigoMora === 'ISENTO' ? [] : [`Juros de ${interest}${from(dataMora)}.`]),
  ];
}
