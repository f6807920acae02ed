import { type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { accessKey } from './documents.ts';
import type { Seeded } from './seeded.ts';

export interface Taxpayer {
  cnpj: string;
  razao_social: string;
  estado: string;
}

export interface Goods {
  code: string;
  name: string;
  ncm: string;
}

export interface Line {
  goods: Goods;
  value: number;
  icms: number;
  base: number;
  /** The record leaves the ICMS out; only the note has it. */
  hasNoIcms?: boolean;
}

const goods: readonly Goods[] = [
  { code: 'P1', name: 'BISCOITO RECHEADO', ncm: '19053100' },
  { code: 'P2', name: 'MOLHO DE TOMATE', ncm: '21032010' },
  { code: 'P3', name: 'MISTURA PARA BOLO', ncm: '19012010' },
];
/** Subject to a single phase of PIS and COFINS: a reseller owes nothing on it. */
const monophase: Goods = { code: 'P4', name: 'SHAMPOO 350 ML', ncm: '33051000' };

export const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
/** Computes a contribution; the rate in percent. */
export const tax = (base: number, rate: number) => Math.round((base * rate) / 100);

/** Writes the EFD-Contribuições of a month in the cumulative regime, with sales whose base still holds the ICMS. */
export function efdText(month: TaxMonth, taxpayer: Taxpayer, random: Seeded): string {
  const { year, month: number } = taxMonthParts(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const inMonth = (day: number) => `${String(day).padStart(2, '0')}${String(number).padStart(2, '0')}${year}`;
  const { cnpj, razao_social, estado } = taxpayer;
  const documents = Array.from({ length: random.between(6, 12) }, (_, at) => {
    const key = accessKey({ estado, year, month: number, cnpj, modelo: '55', numero: String(at + 1) }, random);
    return { key, day: inMonth(random.between(1, last)), lines: saleLines(random) };
  });
  const base = documents.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.base, 0);
  const records = [
    `0000|006|0|||${inMonth(1)}|${inMonth(last)}|${razao_social}|${cnpj}|${estado}|3550308||00|2`,
    '0110|2||1|9',
    `0140|M|${razao_social}|${cnpj}|${estado}||3550308||`,
    ...[...goods, monophase].map(({ code, name, ncm }) => `0200|${code}|${name}|||UN|00|${ncm}||${ncm.slice(0, 2)}||`),
    `C010|${cnpj}|2`,
    ...documents.flatMap(({ key, day, lines }, at) => [
      saleRecord({ key, day, number: at + 1, lines }),
      ...lines.map((line, place) => itemRecord(line, place, { pis: 0.65, cofins: 3, cst: '01', cfop: '5102' })),
    ]),
    ...assessment('M2', base, 0.65),
    ...assessment('M6', base, 3),
  ];
  return [...records, `9999|${records.length + 1}`].map((line) => `|${line}|\r\n`).join('');
}

/** One sale of ten has a base without ICMS, as the law has it. */
function saleLines(random: Seeded): Line[] {
  const isExcluded = random.chance(0.1);
  const sold = random.some(goods, random.between(1, 3));
  return [...sold, ...(random.chance(0.3) ? [monophase] : [])].map((item) => {
    const value = random.between(150_000, 4_500_000);
    const icms = Math.round(value * 0.18);
    return { goods: item, value, icms, base: isExcluded ? value - icms : value };
  });
}

interface DocumentRecord {
  key: string;
  /** `ddmmaaaa`. */
  day: string;
  number: number;
  lines: readonly Line[];
  isPurchase?: boolean;
}

/** Writes the C100 of a document. */
export function saleRecord({ key, day, number, lines, isPurchase = false }: DocumentRecord): string {
  const total = amount(lines.reduce((sum, { value }) => sum + value, 0));
  const rest = `1|0,00|0,00|${total}|9|0,00|0,00|0,00|0,00||0,00|0,00|0,00|0,00|0,00|0,00|0,00`;
  return `C100|${isPurchase ? '0|1' : '1|0'}|P1|55|00|1|${number}|${key}|${day}|${day}|${total}|${rest}`;
}

interface ItemTaxes {
  pis: number;
  cofins: number;
  cst: string;
  cfop: string;
}

/** Writes the C170 of an item. */
export function itemRecord(
  { goods: { code }, value, icms, base, hasNoIcms }: Line,
  at: number,
  { pis, cofins, cst, cfop }: ItemTaxes,
): string {
  const part = (rate: number) => `${cst}|${amount(base)}|${amount(rate * 100)}|||${amount(tax(base, rate))}`;
  const icmsPart = hasNoIcms ? '||||||0|||||' : `${amount(value)}|18,00|${amount(icms)}||||0|||||`;
  return `C170|${at + 1}|${code}||1,000|UN|${amount(value)}||0|000|${cfop}||${icmsPart}|${part(pis)}|${part(cofins)}|`;
}

function assessment(block: 'M2' | 'M6', base: number, rate: number): string[] {
  const due = amount(tax(base, rate));
  const taxed = amount(base);
  return [
    `${block}00|0,00|0,00|0,00|0,00|0,00|0,00|0,00|${due}|0,00|0,00|${due}|${due}`,
    `${block}10|51|${taxed}|${taxed}|0,00|0,00|${taxed}|${amount(rate * 100)}00|||${due}|0,00|0,00|0,00|0,00|${due}`,
  ];
}
