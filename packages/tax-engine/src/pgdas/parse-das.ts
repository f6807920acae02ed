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
} as const;

function amountAfter(text: string, label: string): number | undefined {
  const match = new RegExp(`\\b${label}\\s*:?\\s*(${moneyPattern.source})`).exec(text);
  return match ? centsOfText(match[1] as string) : undefined;
}

function taxesIn(text: string): Omit<TaxCents, 'total'> | undefined {
  const found = Object.entries(labels).map(([tax, label]) => [tax, amountAfter(text, label)] as const);
  if (found.some(([, cents]) => cents === undefined)) return undefined;
  return Object.fromEntries(found) as Omit<TaxCents, 'total'>;
}

/** The DAS of section 6, label and value in turn; undefined when the document has none. */
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
