import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cnpjRoot, formatCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { openUpload, type Upload } from '@restitui/tax-engine/zip/open-upload.ts';
import { ZipError } from '@restitui/tax-engine/zip/zip-error.ts';
import { AlertBook, type PayrollAlert } from './alerts/alert-book.ts';
import { type ClassTotals, totalsByClass } from './class-totals.ts';
import { EventBook } from './events/event-book.ts';
import { ItemJudge } from './items/judge-items.ts';
import type { MetRubrica } from './items/judged-item.ts';
import { ClientMapping } from './items/map-rubrica.ts';
import { buildMonth, type PayrollMonth } from './months/build-month.ts';
import type { FactSources } from './months/month-facts.ts';
import { PayrollError } from './payroll-error.ts';
import type { PayrollOptions } from './payroll-options.ts';
import type { PositionClass } from './rules/positions.ts';
import { knownSelic, type SelicRates } from './rules/selic.ts';
import { SefipFiles } from './sefip/sefip-files.ts';
import { readPayrollSheet } from './sheet/read-sheet.ts';
import type { KnownLayout } from './sheet/sheet-columns.ts';
import { parseXml } from './xml/element.ts';

export interface PayrollInput {
  cnpj: string;
  /** Path of a ZIP of events, declarations and SEFIP files. */
  esocial?: string;
  /** Path of a sheet of payroll items, CSV or XLSX. */
  payroll?: string;
  /** Columns of sheets that have other headings than those of PR-011. */
  sheetLayouts?: readonly KnownLayout[];
  options: PayrollOptions;
  /** `AAAA-MM-DD`: the day on which the limitation is assessed. */
  asOf: string;
  /** Key of the pseudonyms of workers. */
  workerKey: Buffer;
  /** Rates that replace those of the product. */
  selic?: SelicRates;
  /** Called while the documents are read. */
  onProgress?: (read: number, total: number) => void;
}

export interface PayrollAnalysis {
  cnpj: string;
  asOf: string;
  /** `AAAA-MM`. */
  refundMonth: string;
  /** Amounts in cents. */
  months: PayrollMonth[];
  rubricas: MetRubrica[];
  byClass: Record<PositionClass, ClassTotals>;
  selected: { classes: PositionClass[]; credit: number; corrected: number };
  alerts: PayrollAlert[];
}

const selectedByDefault: PositionClass[] = ['RECONHECIDA', 'NAO_INCIDE_POR_LEI'];

/**
 * Computes month by month the contributions of an employer on payroll items that the law leaves out of their base, from
 * its eSocial events or a sheet (Lei 8.212/1991 arts. 22 and 28 § 9º; payroll-engine).
 * @throws PayrollError when an upload cannot be read or has no event of the company.
 */
export async function analysePayroll(input: PayrollInput): Promise<PayrollAnalysis> {
  const cnpj = normaliseCnpj(input.cnpj);
  const { options, asOf, selic = knownSelic } = input;
  const pseudonym = (cpf: string) =>
    createHmac('sha256', input.workerKey).update(cpf.replace(/\D/g, '')).digest('base64url');
  const book = new EventBook(cnpjRoot(cnpj), pseudonym);
  const sefip = new SefipFiles(cnpjRoot(cnpj));
  if (input.esocial !== undefined) {
    await readUpload(input.esocial, book, sefip, input.onProgress);
    if (book.isEmpty && sefip.isEmpty)
      throw new PayrollError('nothing_usable', `Nenhum evento do CNPJ ${formatCnpj(cnpj)} foi encontrado.`);
  }
  const sheet = input.payroll === undefined ? undefined : await openSheet(input.payroll, input.sheetLayouts);

  const judge = new ItemJudge(book, new ClientMapping(options.mapeamento), cnpj, sheet?.lines ?? []);
  const sources: FactSources = { book, options, sefip: sefip.byPeriod };
  const terms = { options, asOf, refundMonth: options.mes_restituicao ?? asOf.slice(0, 7), selic };
  const months = judge.periods.map((period) => buildMonth(period, judge.judge(period), sources, terms));
  const byClass = totalsByClass(months);
  return {
    cnpj,
    asOf,
    refundMonth: terms.refundMonth,
    months,
    rubricas: judge.rubricas,
    byClass,
    selected: selectedTotals(options.classes ?? selectedByDefault, byClass),
    alerts: generalAlerts(book, sheet?.invalid ?? 0),
  };
}

async function readUpload(
  path: string,
  book: EventBook,
  sefip: SefipFiles,
  onProgress: PayrollInput['onProgress'],
): Promise<void> {
  const tempDir = await mkdtemp(join(tmpdir(), 'payroll-'));
  try {
    const upload = await openZipUpload(path, tempDir);
    try {
      for (const [at, { read }] of upload.documents.entries()) {
        onProgress?.(at, upload.documents.length);
        const content = read();
        const bytes = Buffer.isBuffer(content) ? content : undefined;
        book.take(bytes && parseXml(bytes), bytes ? createHash('sha256').update(bytes).digest('hex') : '');
      }
      for (const file of upload.files) await sefip.take(file);
    } finally {
      await upload.close();
    }
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

async function openZipUpload(path: string, tempDir: string): Promise<Upload> {
  const unreadable = (cause?: unknown) =>
    new PayrollError('unreadable', `O arquivo de eventos não é um ZIP legível: ${basename(path)}.`, { cause });
  let upload: Upload;
  try {
    upload = await openUpload(path, tempDir);
  } catch (error) {
    if (error instanceof ZipError && error.code === 'zip_bomb') throw new PayrollError('unreadable', error.message);
    throw unreadable(error);
  }
  if (upload.isZip) return upload;
  await upload.close();
  throw unreadable();
}

async function openSheet(path: string, known: readonly KnownLayout[] = []) {
  const name = basename(path);
  try {
    return await readPayrollSheet(await readFile(path), name, known);
  } catch (error) {
    if (error instanceof PayrollError) throw error;
    throw new PayrollError('unreadable', `A planilha não pôde ser lida: ${name}.`, { cause: error });
  }
}

function selectedTotals(classes: PositionClass[], byClass: Record<PositionClass, ClassTotals>) {
  const unique = [...new Set(classes)];
  const sum = (field: 'credit' | 'corrected') => unique.reduce((cents, name) => cents + byClass[name][field], 0);
  return { classes: unique, credit: sum('credit'), corrected: sum('corrected') };
}

function generalAlerts({ skipped }: EventBook, invalidLines: number): PayrollAlert[] {
  const alerts = new AlertBook();
  if (skipped.invalid > 0) alerts.addValue('XML_INVALIDO', skipped.invalid);
  if (skipped.otherCompany > 0) alerts.addValue('CNPJ_DIVERGENTE', skipped.otherCompany);
  if (skipped.testEnvironment > 0) alerts.addValue('AMBIENTE_DE_TESTE', skipped.testEnvironment);
  if (invalidLines > 0) alerts.addValue('LINHA_INVALIDA', invalidLines);
  return alerts.list;
}
