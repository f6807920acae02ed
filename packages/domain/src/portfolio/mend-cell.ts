import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj, isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf, isCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import type { PortfolioField } from './portfolio-columns.ts';

/** A cell as it is meant; `note` says what a spreadsheet had done to it, `refusal` why nobody can tell. */
export interface MendedCell {
  text: string;
  note?: string;
  refusal?: string;
}

const zerosBack = (shown: string) => `Zeros à esquerda recolocados: ${shown}.`;
const numberBack = (shown: string) => `Número que a planilha reescreveu, lido como ${shown}.`;
const rounded = (text: string) =>
  `A planilha arredondou este número (${text}). Formate a coluna como texto e preencha de novo.`;

/** `11222333000181.0` and `1,1222333000181E+13` as the digits that they stand for; undefined when some are lost. */
function digitsBehind(text: string): string | undefined {
  const plain = /^(\d+)[.,]0+$/.exec(text);
  if (plain) return plain[1];
  const scientific = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i.exec(text);
  if (!scientific) return text;
  const [, first = '', rest = '', exponent] = scientific;
  return rest.length === Number(exponent) ? first + rest : undefined;
}

function mendClientId(text: string): MendedCell {
  const behind = digitsBehind(text);
  if (behind === undefined) return { text, refusal: rounded(text) };
  const rewritten = behind !== text;
  if (!/^\d{1,13}$/.test(behind)) {
    return rewritten ? { text: behind, note: numberBack(formatCnpj(behind)) } : { text };
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
    return { text: found, note: found === behind ? numberBack(shown) : zerosBack(shown) };
  }
  return { text };
}

function mendCpf(text: string): MendedCell {
  const behind = digitsBehind(text);
  if (behind === undefined) return { text, refusal: rounded(text) };
  const padded = behind.padStart(11, '0');
  if (!/^\d{1,11}$/.test(behind) || !isCpf(padded) || padded === text) return { text };
  return { text: padded, note: padded === behind ? numberBack(formatCpf(padded)) : zerosBack(formatCpf(padded)) };
}

function mendCep(text: string): MendedCell {
  const behind = digitsBehind(text) ?? text;
  if (!/^\d{7}$/.test(behind)) return { text: /^\d{8}$/.test(behind) ? behind : text };
  const cep = behind.padStart(8, '0');
  return { text: cep, note: zerosBack(formatCep(cep)) };
}

/** Without the country's 55 and the 0 of a trunk call. */
function mendPhone(text: string): MendedCell {
  const digits = digitsOf(digitsBehind(text) ?? text);
  const local = digits.replace(/^55(?=\d{10,11}$)/, '').replace(/^0(?=\d{10,11}$)/, '');
  if (local === digits) return { text: digits === '' ? text : digits };
  return { text: local, note: `Código do país ou zero de operadora retirado: ${local}.` };
}

const mendNumber = (text: string): MendedCell => ({ text: digitsBehind(text) ?? text });
const mendCommission = (text: string): MendedCell => ({ text: text.replace(/\s*%$/, '').replace(/[.,]0+$/, '') });
const mendUf = (text: string): MendedCell => ({ text: text.toUpperCase() });

const menders: Partial<Record<PortfolioField, (text: string) => MendedCell>> = {
  cnpjcpf: mendClientId,
  cpfProprietario: mendCpf,
  cep: mendCep,
  contatoProprietario: mendPhone,
  contatoContador: mendPhone,
  agencia: mendNumber,
  conta: mendNumber,
  numero: mendNumber,
  comissaoTenant: mendCommission,
  estado: mendUf,
};

/** Undoes what spreadsheets do to numbers, where only one number can be meant. */
export function mendCell(field: PortfolioField, cell: string): MendedCell {
  const text = cell.trim();
  return text === '' ? { text } : (menders[field]?.(text) ?? { text });
}

/** A client's number of 11 digits is a person's own CPF. */
export function ownCpf(cnpjcpf: string): string {
  const number = normaliseCnpj(cnpjcpf);
  return isCpf(number) ? number : '';
}
