import { recordOf } from '../record-keys.ts';
import { type Tax, taxes } from '../rules/simples-tables.ts';
import type { GeneratedDas, TaxCents } from './declaration.ts';
import { section } from './sections.ts';
import { centsOfText, moneyPattern, type TextLine } from './text-line.ts';

const labels = {
  irpj: 'irpj',
  csll: 'csll',
  cofins: 'cofins',
  pis: 'pis(?:/pasep)?',
  cpp: '(?:inss/)?cpp',
  icms: 'icms',
  ipi: 'ipi',
  iss: 'iss',
} as const satisfies Record<Tax, string>;

function amountAfter(text: string, label: string): number | undefined {
  // Linear because the labels are the constants above, and money has a bounded length.
  const amount = new RegExp(`\\b${label}\\s*(?::\\s*)?(${moneyPattern.source})`).exec(text)?.[1];
  return amount === undefined ? undefined : centsOfText(amount);
}

function taxesIn(text: string): Omit<TaxCents, 'total'> | undefined {
  const found = recordOf(taxes, () => 0);
  for (const tax of taxes) {
    const cents = amountAfter(text, labels[tax]);
    if (cents === undefined) return undefined;
    found[tax] = cents;
  }
  return found;
}

/** Parses the DAS of section 6, in which labels and values alternate; undefined when the document has none. */
export function parseGeneratedDas(lines: readonly TextLine[]): GeneratedDas | undefined {
  const own = section(lines, /^6\)\s/, /^6\.\d\)\s/);
  const text = own.map(({ folded }) => folded).join(' ');
  const number = /numero(?: do das)?\s*:\s*(\d{15,20})/.exec(text)?.[1];
  if (!number) return undefined;
  const of = (label: string) => amountAfter(text, label);
  return {
    number,
    taxes: taxesIn(text),
    principal: of('principal'),
    fine: of('multa'),
    interest: of('juros'),
    total: of('total'),
  };
}
