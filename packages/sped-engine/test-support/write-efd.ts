import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeZip, type ZipFileEntry } from '../../tax-engine/test-support/write-zip.ts';
import { analyseIcmsExclusion, type IcmsExclusionAnalysis } from '../src/analyse-icms-exclusion.ts';
import type { ReportedLines } from '../src/months/month-context.ts';
import type { Rejections } from '../src/months/rejections.ts';

export const client = '11222333000181';

export interface EfdOptions {
  /** `AAAA-MM`. */
  month?: string;
  cnpj?: string;
  rectifying?: boolean;
  /** COD_INC_TRIB. */
  incidence?: '1' | '2' | '3';
  /** Records between 0110 and block M, without pipes at the ends. */
  lines?: string[];
  /** Records of block M. */
  assessment?: string[];
}

/** Formats cents with a decimal comma. */
export const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** Writes an EFD-Contribuições with right totals. */
export function efdText({
  month = '2025-01',
  cnpj = client,
  rectifying = false,
  incidence = '2',
  lines = [],
  assessment = [],
}: EfdOptions = {}): string {
  const [year = '', number = ''] = month.split('-');
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate();
  const dates = `01${number}${year}|${last}${number}${year}`;
  const head = [
    `0000|006|${rectifying ? 1 : 0}|||${dates}|COMERCIO EXEMPLO LTDA|${cnpj}|SP|3550308||00|2`,
    `0110|${incidence}||1|9`,
    `0140|M|COMERCIO EXEMPLO LTDA|${cnpj}|SP|110042490114|3550308||`,
  ];
  const body = [...head, ...lines, ...assessment];
  return [...body, `9999|${body.length + 1}`].map((line) => `|${line}|\r\n`).join('');
}

export interface ItemOptions {
  value?: number;
  discount?: number;
  icms?: number;
  base?: number;
  icmsCst?: string;
  cfop?: string;
  cst?: string;
  rates?: readonly [pis: string, cofins: string];
  item?: string;
}

/** Writes a C170; amounts in cents. By default nothing is excluded from the base. */
export function itemLine(number: number, options: ItemOptions = {}): string {
  const { value = 100_000, discount = 0, icms = 18_000, icmsCst = '000', cfop = '5102', cst = '01' } = options;
  const { base = value - discount, rates = ['0,65', '3,00'], item = 'P1' } = options;
  const part = (rate: string) => `${cst}|${amount(base)}|${rate}|||0,00`;
  return [
    `C170|${number}|${item}||1,000|UN|${amount(value)}|${amount(discount)}|0|${icmsCst}|${cfop}||0,00|18,00`,
    `${amount(icms)}|0,00||0,00||||||0,00|${part(rates[0])}|${part(rates[1])}|`,
  ].join('|');
}

/** Writes a C100 with its items. */
export function document(
  items: string[],
  {
    key = '',
    exit = true,
    situation = '00',
    day = '07012025',
    total = 100_000,
    model = '55',
    freight = 0,
  }: {
    key?: string;
    exit?: boolean;
    situation?: string;
    day?: string;
    total?: number;
    model?: string;
    freight?: number;
  } = {},
): string[] {
  const rest = `1|0,00|0,00|0,00|9|${amount(freight)}|0,00|0,00|0,00||0,00|0,00|0,00|0,00|0,00|0,00|0,00`;
  return [
    `C100|${exit ? 1 : 0}|0|P1|${model}|${situation}|1|101|${key}|${day}|${day}|${amount(total)}|${rest}`,
    ...items,
  ];
}

/** Writes block M of the cumulative regime for a base in cents. */
export function cumulativeBlock(base: number, { adjustments = [] as string[] } = {}): string[] {
  const tax = (rate: number) => Math.round((base * rate) / 100);
  const total = (name: string, cents: number) =>
    `${name}|0,00|0,00|0,00|0,00|0,00|0,00|0,00|${amount(cents)}|0,00|0,00|${amount(cents)}|${amount(cents)}`;
  const rate = (name: string, percent: string, cents: number) =>
    `${name}|51|${amount(base)}|${amount(base)}|0,00|0,00|${amount(base)}|${percent}|||${amount(cents)}|0,00|0,00|0,00|0,00|${amount(cents)}`;
  const [pis, cofins] = [tax(0.65), tax(3)];
  return [
    total('M200', pis),
    rate('M210', '0,6500', pis),
    ...adjustments.filter((line) => line.startsWith('M2')),
    total('M600', cofins),
    rate('M610', '3,0000', cofins),
    ...adjustments.filter((line) => line.startsWith('M6')),
  ];
}

/** Analyses files given by name, in a temporary ZIP. */
export async function analyseFiles(
  files: Record<string, string> | ZipFileEntry[],
  {
    xml,
    asOf = '2026-11-30',
    accepted,
    rectifying,
    rejected,
    onLine,
  }: {
    xml?: string[];
    asOf?: string;
    accepted?: ReadonlyMap<string, ReadonlySet<string>>;
    rectifying?: ReadonlyMap<string, string>;
    rejected?: ReadonlyMap<string, Rejections>;
    /** Receives what was decided; a second reading of a month is not told apart. */
    onLine?: (judged: ReportedLines) => void;
  } = {},
): Promise<IcmsExclusionAnalysis> {
  const folder = mkdtempSync(join(tmpdir(), 'sped-test-'));
  const entries = Array.isArray(files)
    ? files
    : Object.entries(files).map(([name, text]) => ({ name, data: Buffer.from(text, 'latin1') }));
  try {
    const sped = writeZip(join(folder, 'sped.zip'), entries);
    const notes = xml?.map((data, at) => ({ name: `${at}.xml`, data }));
    return await analyseIcmsExclusion({
      cnpj: client,
      sped,
      asOf,
      ...(accepted && { accepted }),
      ...(rectifying && { rectifying }),
      ...(rejected && { rejected }),
      ...(onLine && { onLines: { begin: () => {}, add: onLine, addFinding: () => {} } }),
      ...(notes && { xml: writeZip(join(folder, 'xml.zip'), notes) }),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Analyses one month and returns its row. */
export async function monthOf(options: EfdOptions, more: Parameters<typeof analyseFiles>[1] = {}) {
  const { months } = await analyseFiles({ 'efd.txt': efdText(options) }, more);
  const [month] = months;
  if (!month) throw new Error('no month');
  return month;
}

/** Returns `CODIGO valor quantidade` of each pendency. */
export function codesOf({
  pendencias,
}: {
  pendencias: { codigo: string; valor: number | null; quantidade: number | null }[];
}) {
  return pendencias.map(({ codigo, valor, quantidade }) => [codigo, valor, quantidade]);
}
