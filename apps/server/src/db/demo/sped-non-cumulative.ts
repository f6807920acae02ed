import { type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { accessKey } from './documents.ts';
import type { Seeded } from './seeded.ts';
import { amount, type Goods, itemRecord, type Line, saleRecord, type Taxpayer, tax } from './sped-files.ts';
import { type SpedNote, spedNoteXml } from './sped-note-xml.ts';

const goods: readonly Goods[] = [
  { code: 'P1', name: 'PALETE DE MADEIRA', ncm: '44152000' },
  { code: 'P2', name: 'CAIXA PLASTICA 60 L', ncm: '39231090' },
  { code: 'P3', name: 'FILME STRETCH 500 MM', ncm: '39201099' },
];
/** A supplier that is not in the demonstration. */
const supplier = '47960950000121';
const rates = { pis: 1.65, cofins: 7.6 };

interface Sale extends SpedNote {
  lines: Line[];
  isBooked: boolean;
  hasXml: boolean;
}

/** The EFD-Contribuições of a month and the XML of its sales, by name. */
export interface NonCumulativeMonth {
  efd: string;
  notes: [name: string, xml: string][];
}

/**
 * Writes a month in the non-cumulative regime. Some C170 have no ICMS, which the XML tells; some bases have it out, or
 * are unclear; some sales lack their XML or their record; some months have more credits than contribution.
 */
export function nonCumulativeMonth(month: TaxMonth, taxpayer: Taxpayer, random: Seeded): NonCumulativeMonth {
  const { year, month: number } = taxMonthParts(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const two = (value: number) => String(value).padStart(2, '0');
  const inMonth = (day: number) => `${two(day)}${two(number)}${year}`;
  const { cnpj, razao_social, estado } = taxpayer;
  const keyOf = (issuer: string, numero: number) =>
    accessKey({ estado, year, month: number, cnpj: issuer, modelo: '55', numero: String(numero) }, random);
  const sales = Array.from({ length: random.between(4, 8) }, (_, at): Sale => {
    const lines = saleLines(random);
    return {
      ...{ key: keyOf(cnpj, at + 1), day: `${year}-${two(number)}-${two(random.between(1, last))}`, number: at + 1 },
      ...{ cnpj, razao_social, estado, lines, isBooked: !random.chance(0.04), hasXml: !random.chance(0.04) },
      items: lines.map(({ goods: { code, name, ncm }, value, icms }) => ({ code, name, ncm, value, icms })),
    };
  });
  const booked = sales.filter(({ isBooked, hasXml }) => isBooked || !hasXml);
  const base = sumOf(booked.flatMap(({ lines }) => lines).map((line) => line.base));
  const bought = Math.round((base * random.between(30, 115)) / 100);
  const purchase: Line = { goods: goods[0] as Goods, value: bought, icms: Math.round(bought * 0.18), base: 0 };
  const credited = { ...purchase, base: purchase.value - purchase.icms };
  const records = [
    `0000|006|${random.chance(0.15) ? 1 : 0}|||${inMonth(1)}|${inMonth(last)}|${razao_social}|${cnpj}|${estado}|3550308||00|2`,
    '0110|1|1|1|',
    `0140|M|${razao_social}|${cnpj}|${estado}||3550308||`,
    ...goods.map(({ code, name, ncm }) => `0200|${code}|${name}|||UN|00|${ncm}||${ncm.slice(0, 2)}||`),
    `C010|${cnpj}|2`,
    saleRecord({ key: keyOf(supplier, number), day: inMonth(1), number, lines: [purchase], isPurchase: true }),
    itemRecord(credited, 0, { ...rates, cst: '50', cfop: '1102' }),
    ...booked.flatMap(({ key, day, number: note, lines }) => [
      saleRecord({ key, day: day.split('-').toReversed().join(''), number: note, lines }),
      ...lines.map((line, at) => itemRecord(line, at, { ...rates, cst: '01', cfop: '5102' })),
    ]),
    ...assessment('M2', base, credited.base, rates.pis),
    ...assessment('M6', base, credited.base, rates.cofins),
  ];
  return {
    efd: [...records, `9999|${records.length + 1}`].map((line) => `|${line}|\r\n`).join(''),
    notes: sales.filter(({ hasXml }) => hasXml).map((sale) => [`${sale.key}.xml`, spedNoteXml(sale)]),
  };
}

function saleLines(random: Seeded): Line[] {
  const isExcluded = random.chance(0.15);
  const isUnclear = random.chance(0.06);
  const isSilent = random.chance(0.3);
  return random.some(goods, random.between(1, 3)).map((item) => {
    const value = random.between(800_000, 9_500_000);
    const icms = Math.round(value * 0.18);
    const out = isUnclear ? Math.round(icms / 2) : isExcluded ? icms : 0;
    return { goods: item, value, icms, base: value - out, hasNoIcms: isSilent };
  });
}

/** M200 and M210, or M600 and M610: the credits of the month are used up to the contribution. */
function assessment(block: 'M2' | 'M6', base: number, credited: number, rate: number): string[] {
  const whole = tax(base, rate);
  const used = Math.min(whole, tax(credited, rate));
  const due = amount(whole - used);
  const [taxed, contribution] = [amount(base), amount(whole)];
  return [
    `${block}00|${contribution}|${amount(used)}|0,00|${due}|0,00|0,00|${due}|0,00|0,00|0,00|0,00|${due}`,
    `${block}10|01|${taxed}|${taxed}|0,00|0,00|${taxed}|${amount(rate * 100)}00|||${contribution}|0,00|0,00|0,00|0,00|${contribution}`,
  ];
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, one) => sum + one, 0);
}
