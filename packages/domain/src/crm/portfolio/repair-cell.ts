import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj, isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf, isCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import type { PortfolioField } from './portfolio-columns.ts';

/** A repaired cell; `note` describes the repair, `refusal` why the value is ambiguous. */
export interface RepairedCell {
  text: string;
  note?: string;
  refusal?: string;
}

const restoreZeros = (shown: string) => `Zeros à esquerda recolocados: ${shown}.`;
const restoreNumber = (shown: string) => `Número que a planilha reescreveu, lido como ${shown}.`;
const rounded = (text: string) =>
  `A planilha arredondou este número (${text}). Formate a coluna como texto e preencha de novo.`;

/** Returns the digits of `11222333000181.0` or `1,1222333000181E+13`; undefined when digits were lost. */
function recoverDigits(text: string): string | undefined {
  const plain = /^(\d+)[.,]0+$/.exec(text);
  if (plain) return plain[1];
  const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i.exec(text);
  if (!scientific) return text;
  const [, first = '', rest = '', exponent] = scientific;
  return rest.length === Number(exponent) ? first + rest : undefined;
}

function repairClientId(text: string): RepairedCell {
  const behind = recoverDigits(text);
  if (behind === undefined) return { text, refusal: rounded(text) };
  const rewritten = behind !== text;
  if (!/^\d{1,13}$/.test(behind)) {
    return rewritten ? { text: behind, note: restoreNumber(formatCnpj(behind)) } : { text };
  }

  const [company, person] = [behind.padStart(14, '0'), behind.padStart(11, '0')];
  const isPerson = behind.length <= 11 && isCpf(person);
  if (isPerson && isCnpj(company)) {
    return {
      text,
      refusal: `Pode ser o CPF ${formatCpf(person)} ou o CNPJ ${formatCnpj(company)}. Escreva com máscara.`,
    };
  }
  const shown = isPerson ? formatCpf(person) : formatCnpj(company);
  if (isPerson && person === text) return { text };
  if (isPerson || isCnpj(company)) {
    const found = isPerson ? person : company;
    return { text: found, note: found === behind ? restoreNumber(shown) : restoreZeros(shown) };
  }
  return { text };
}

function repairCpf(text: string): RepairedCell {
  const behind = recoverDigits(text);
  if (behind === undefined) return { text, refusal: rounded(text) };
  const padded = behind.padStart(11, '0');
  if (!/^\d{1,11}$/.test(behind) || !isCpf(padded) || padded === text) return { text };
  return { text: padded, note: padded === behind ? restoreNumber(formatCpf(padded)) : restoreZeros(formatCpf(padded)) };
}

function repairCep(text: string): RepairedCell {
  const behind = recoverDigits(text) ?? text;
  if (!/^\d{7}$/.test(behind)) return { text: /^\d{8}$/.test(behind) ? behind : text };
  const cep = behind.padStart(8, '0');
  return { text: cep, note: restoreZeros(formatCep(cep)) };
}

/** Removes the country code 55 and the trunk prefix 0. */
function repairPhone(text: string): RepairedCell {
  const digits = digitsOf(recoverDigits(text) ?? text);
  const local = digits.replace(/^55(?=\d{10,11}$)/, '').replace(/^0(?=\d{10,11}$)/, '');
  if (local === digits) return { text: digits === '' ? text : digits };
  return { text: local, note: `Código do país ou zero de operadora retirado: ${local}.` };
}

const repairNumber = (text: string): RepairedCell => ({ text: recoverDigits(text) ?? text });
const repairCommission = (text: string): RepairedCell => ({
  text: text.replace(/(?<!\s)\s*%$/, '').replace(/[.,]0+$/, ''),
});
const repairUf = (text: string): RepairedCell => ({ text: text.toUpperCase() });

const repairs: Partial<Record<PortfolioField, (text: string) => RepairedCell>> = {
  cnpjcpf: repairClientId,
  cpfProprietario: repairCpf,
  cep: repairCep,
  contatoProprietario: repairPhone,
  contatoContador: repairPhone,
  agencia: repairNumber,
  conta: repairNumber,
  numero: repairNumber,
  comissaoTenant: repairCommission,
  estado: repairUf,
};

/** Repairs a number that a spreadsheet has changed, when only one number can be meant. */
export function repairCell(field: PortfolioField, cell: string): RepairedCell {
  const text = cell.trim();
  return text === '' ? { text } : (repairs[field]?.(text) ?? { text });
}

/** Returns the number itself when it has 11 digits (a person's own CPF), otherwise an empty text. */
export function ownCpf(cnpjcpf: string): string {
  const number = normaliseCnpj(cnpjcpf);
  return isCpf(number) ? number : '';
}
