import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import { compareTaxMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { EfdHeader } from './efd-header.ts';
import type { ExaminedFile } from './examine-file.ts';
import type { FileCode, FileReport } from './file-report.ts';
import { fileText } from './file-texts.ts';

/** An EFD that is read for its amounts. */
export interface UsableFile extends ExaminedFile {
  header: EfdHeader;
  /** Several retificadoras of the month were found: the last one by time and name was chosen (SP-015). */
  isAmbiguous: boolean;
  /** The other retificadoras of the month, which an analyst may choose instead. */
  others: UsableFile[];
}

export interface SelectedFiles {
  /** One EFD-Contribuições per month, in calendar order. */
  contributions: UsableFile[];
  /** EFD ICMS/IPI of these months, at most one per establishment and month. */
  icms: UsableFile[];
  /** One report per file, in the order of the upload. */
  reports: FileReport[];
}

/**
 * Selects the files that count, and reports on every file of the upload (SP-010 to SP-019). `decided` are the names of the
 * retificadoras that an analyst chose, by month.
 */
export function selectFiles(
  examined: readonly ExaminedFile[],
  cnpj: string,
  decided?: ReadonlyMap<string, string>,
): SelectedFiles {
  const codes = new Map<ExaminedFile, FileCode>();
  const hashes = new Map<string, string>();
  for (const one of examined) {
    const code = ownCode(one, cnpj) ?? (one.sha256 && hashes.has(one.sha256) ? 'DUPLICADO' : undefined);
    if (code) codes.set(one, code);
    else if (one.sha256) hashes.set(one.sha256, one.file.name);
  }
  const usable = examined.flatMap((one) => (one.header && !codes.has(one) ? [{ ...one, header: one.header }] : []));
  const bySource = new Map(usable.map((one) => [one.file, examined.find(({ file }) => file === one.file)]));
  const mark = (file: ExaminedFile, code: FileCode) => {
    const source = bySource.get(file.file);
    if (source) codes.set(source, code);
  };
  const chosen = [...Map.groupBy(usable, scopeOf).values()].flatMap((group) => chooseFile(group, mark, decided));
  const contributions = chosen
    .filter(({ header }) => header.kind === 'EFD_CONTRIBUICOES')
    .toSorted((a, b) => compareTaxMonths(a.header.taxMonth, b.header.taxMonth));
  const months = new Set<TaxMonth>(contributions.map(({ header }) => header.taxMonth));
  const icms = chosen.filter(({ header }) => header.kind === 'EFD_ICMS_IPI' && months.has(header.taxMonth));
  for (const one of chosen) {
    if (one.header.kind === 'EFD_ICMS_IPI' && !months.has(one.header.taxMonth)) mark(one, 'SEM_EFD_CONTRIBUICOES');
  }
  const reports = examined.map((one): FileReport => {
    const code = codes.get(one);
    const { header, file, sha256 = '' } = one;
    const facts = { name: file.name, header, client: cnpj, other: hashes.get(sha256) ?? '' };
    return { ...reportOf(one, code), texto: code ? fileText(code, facts) : null };
  });
  return { contributions, icms, reports };
}

function ownCode({ header, isConcatenated, isWhole }: ExaminedFile, cnpj: string): FileCode | undefined {
  if (!header) return 'NAO_SPED';
  if (cnpjRoot(header.cnpj) !== cnpjRoot(cnpj)) return 'CNPJ_DIVERGENTE';
  if (isConcatenated) return 'ARQUIVO_CONCATENADO';
  if (!isWhole) return 'TRUNCADO';
  return header.first.slice(0, 7) === header.last.slice(0, 7) ? undefined : 'PERIODO_INVALIDO';
}

/** EFD-Contribuições covers all establishments of a company, EFD ICMS/IPI one (SP-017). */
function scopeOf({ header: { kind, taxMonth, cnpj } }: { header: EfdHeader }): string {
  return kind === 'EFD_CONTRIBUICOES' ? `${kind} ${taxMonth}` : `${kind} ${taxMonth} ${cnpj}`;
}

function chooseFile(
  group: (ExaminedFile & { header: EfdHeader })[],
  mark: (file: ExaminedFile, code: FileCode) => void,
  decided: ReadonlyMap<string, string> | undefined,
): UsableFile[] {
  const rectifying = group.filter(({ header }) => header.isRectifying);
  if (rectifying.length === 0 && group.length > 1) {
    for (const one of group) mark(one, 'ORIGINAL_REPETIDO');
    return [];
  }
  const candidates = rectifying.length > 0 ? rectifying : group;
  const chosen = rectifying.find(
    ({ header, file }) => header.kind === 'EFD_CONTRIBUICOES' && decided?.get(header.taxMonth) === file.name,
  );
  const latest = candidates
    .toSorted((a, b) => a.file.time - b.file.time || (a.file.name < b.file.name ? -1 : 1))
    .at(-1);
  const last = chosen ?? latest;
  for (const one of group) if (one !== last) mark(one, 'SUBSTITUIDO');
  const others = rectifying.filter((one) => one !== last).map((one) => ({ ...one, isAmbiguous: false, others: [] }));
  return last ? [{ ...last, isAmbiguous: rectifying.length > 1 && !chosen, others }] : [];
}

function reportOf({ file, header, records }: ExaminedFile, code: FileCode | undefined): Omit<FileReport, 'texto'> {
  return {
    nome: file.name,
    tipo: header?.kind ?? 'DESCONHECIDO',
    competencia: header?.taxMonth ?? null,
    situacao: code ? 'NAO_USADO' : 'USADO',
    codigo: code ?? null,
    registros: records ?? null,
    retificadora: header?.isRectifying ?? false,
  };
}
