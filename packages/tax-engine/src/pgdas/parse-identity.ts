import { parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { TextLine } from './text-line.ts';

export interface Identity {
  number: string;
  sequence: number;
  root: string;
  companyName: string;
  /** From the label, otherwise from the number; undefined without either. */
  taxMonth: TaxMonth | undefined;
  rectifying: boolean;
  regime: 'competencia' | 'caixa';
  opting: boolean;
  /** `AAAA-MM-DD`. */
  openedOn: string | undefined;
}

const numberLabels = [
  /informacoes da apuracao\s*:?\s*/,
  /n[º°o.]*\s*da declaracao\s*:?\s*/,
  /numero da declaracao\s*:?\s*/,
  /das gerado na apuracao\s*:?\s*/,
];
const numberPattern = /^([0-9a-z]{8}20\d{2}(?:0[1-9]|1[0-2])\d{3})(?![0-9a-z])/;

/** Returns the text after the first label found, with the following line for values that wrap. */
function after(lines: readonly TextLine[], label: RegExp): string | undefined {
  for (const [i, line] of lines.entries()) {
    const match = label.exec(line.folded);
    if (!match) continue;
    const rest = line.text.slice(match.index + match[0].length).trim();
    return rest || lines[i + 1]?.text;
  }
  return undefined;
}

function findNumber(lines: readonly TextLine[]): string {
  for (const label of numberLabels) {
    for (const [i, { folded }] of lines.entries()) {
      const match = label.exec(folded);
      if (!match) continue;
      const rest = folded.slice(match.index + match[0].length) || (lines[i + 1]?.folded ?? '');
      const number = numberPattern.exec(rest)?.[1];
      if (number) return number.toUpperCase();
    }
  }
  return '';
}

function findRoot(lines: readonly TextLine[], number: string): string {
  const printed =
    after(lines, /cnpj basico\s*:?\s*/) ??
    after(lines, /cnpj matriz\s*:?\s*/) ??
    (number || after(lines, /cnpj estabelecimento\s*:?\s*/));
  const root = printed?.toUpperCase().replace(/[^0-9A-Z]/g, '') ?? '';
  return root.slice(0, 8);
}

function findTaxMonth(lines: readonly TextLine[]): TaxMonth | undefined {
  const text = after(lines, /periodo de apuracao\s*(?:\(pa\))?\s*:?\s*/);
  const month = /^(?:\d{2}\/)?(\d{2}\/\d{4})/.exec(text ?? '')?.[1];
  return month === undefined ? undefined : parseTaxMonth(month);
}

function findName(lines: readonly TextLine[]): string {
  const text = after(lines, /nome empresarial\s*:?\s*/) ?? '';
  return text.split(/(?<!\s)\s+(?:Data de |CNPJ |Optante |Regime )/i)[0]?.trim() ?? '';
}

function findOpening(lines: readonly TextLine[]): string | undefined {
  const text = after(lines, /data de abertura(?: no cnpj)?\s*:?\s*/);
  const match = text && /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text);
  return match ? `${match[3]}-${match[2]}-${match[1]}` : undefined;
}

/** Parses company, month and number of the declaration. */
export function parseIdentity(lines: readonly TextLine[]): Identity {
  const number = findNumber(lines);
  const numberTaxMonth = number ? parseTaxMonth(number.slice(12, 14) + number.slice(8, 12)) : undefined;
  return {
    number,
    sequence: Number(number.slice(14)),
    root: findRoot(lines, number),
    companyName: findName(lines),
    taxMonth: findTaxMonth(lines) ?? numberTaxMonth,
    rectifying: lines.some(({ folded }) => /(apuracao|declaracao)\s+retificadora/.test(folded)),
    regime: /^caixa/i.test(after(lines, /regime de apuracao\s*:?\s*/) ?? '') ? 'caixa' : 'competencia',
    opting: !/^n[aã]o/i.test(after(lines, /optante pelo simples nacional\s*:?\s*/) ?? ''),
    openedOn: findOpening(lines),
  };
}
