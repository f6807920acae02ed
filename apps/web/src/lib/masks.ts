import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';

export type Mask = 'cpf' | 'cnpj' | 'cnpjcpf' | 'cep' | 'phone' | 'day' | 'taxMonth';

interface MaskRule {
  format: (text: string) => string;
  maxLength: number;
  inputMode: 'numeric' | 'tel' | 'text';
  placeholder: string;
}

/** Formats as CPF while the digits fit one, else as CNPJ. */
function formatEither(text: string): string {
  const plain = normaliseCnpj(text);
  return plain.length <= 11 && /^\d*$/.test(plain) ? formatCpf(plain) : formatCnpj(plain);
}

/** Formats partly typed digits as `DD/MM/AAAA`. */
function formatTypedDay(text: string): string {
  const digits = digitsOf(text).slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

/** Formats partly typed digits as `MM/AAAA`. */
function formatMonth(text: string): string {
  const digits = digitsOf(text).slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

export const masks: Record<Mask, MaskRule> = {
  cpf: { format: formatCpf, maxLength: 14, inputMode: 'numeric', placeholder: '000.000.000-00' },
  cnpj: { format: formatCnpj, maxLength: 18, inputMode: 'text', placeholder: 'AA.AAA.AAA/AAAA-00' },
  cnpjcpf: { format: formatEither, maxLength: 18, inputMode: 'text', placeholder: 'CNPJ ou CPF' },
  cep: { format: formatCep, maxLength: 9, inputMode: 'numeric', placeholder: '00000-000' },
  taxMonth: { format: formatMonth, maxLength: 7, inputMode: 'numeric', placeholder: 'MM/AAAA' },
  phone: { format: formatPhone, maxLength: 15, inputMode: 'tel', placeholder: '(00) 00000-0000' },
  day: { format: formatTypedDay, maxLength: 10, inputMode: 'numeric', placeholder: 'DD/MM/AAAA' },
};

const significant = /[0-9A-Za-z]/;

export function maskTyped(mask: Mask, typed: string, caret: number): { text: string; caret: number } {
  return formatTyped(masks[mask].format, typed, caret);
}

/**
 * Formats a typed text and moves the caret after the same number of letters and digits as before.
 * @param caret position in `typed`
 */
export function formatTyped(
  format: (text: string) => string,
  typed: string,
  caret: number,
): { text: string; caret: number } {
  const text = format(typed);
  if (caret >= typed.length) return { text, caret: text.length };
  const before = [...typed.slice(0, caret)].filter((character) => significant.test(character)).length;
  let position = 0;
  for (let seen = 0; seen < before && position < text.length; position++) {
    if (significant.test(text[position] ?? '')) seen++;
  }
  return { text, caret: position };
}
