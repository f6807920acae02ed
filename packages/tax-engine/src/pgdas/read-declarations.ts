import { compareTaxMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { FileProblem } from '../engine-types.ts';
import { contentKind, leftOut } from '../zip/content-kind.ts';
import { walkZip } from '../zip/read-zip.ts';
import type { Declaration } from './declaration.ts';
import { documentKindOf } from './document-kind.ts';
import { readFlatFile } from './flat-file/read-flat-file.ts';
import { mergeDeclarations } from './merge-declarations.ts';
import { parseDeclaration } from './parse-declaration.ts';
import { declarationProblem, formatPages, taxMonthInName } from './pdf-problems.ts';
import { createPdfReader, type PdfReader } from './pdf-reader.ts';

const MAX_PDF_BYTES = 50e6;
const unreadableCodes = ['PGDAS_PROTEGIDO', 'PGDAS_SEM_TEXTO', 'PGDAS_EM_BRANCO'] as const;

/** A PDF that could not be read, with the month in its name, if any. */
export interface UnreadablePdf {
  file: string;
  code: (typeof unreadableCodes)[number];
  taxMonth: TaxMonth | undefined;
}

export interface DeclarationsReading {
  /** A declaration per month, sorted by month; only of the client's CNPJ root. */
  months: Declaration[];
  /** Months declared by other roots. */
  foreignMonths: TaxMonth[];
  unreadable: UnreadablePdf[];
  problems: FileProblem[];
  counts: {
    pdfs: number;
    extratos: number;
    declaracoes: number;
    ignorados: number;
    outros: number;
    /** Declarations in the flat file of the SEFAZ; below: the number of other companies in it. */
    sefaz: number;
    sefaz_outras_empresas: number;
  };
}

export interface ReadDeclarationsOptions {
  path: string;
  /** First 8 characters of the client's CNPJ. */
  root: string;
  /** An existing folder for nested ZIPs. */
  tempDir: string;
  onProgress?: (progress: { entries: number; total: number; bytes: number }) => void;
  signal?: AbortSignal;
}

const isText = (name: string) => name.toLowerCase().endsWith('.txt');
const isPdf = (name: string) => name.toLowerCase().endsWith('.pdf');

/** Reads one PDF and adds the result to `reading`, a declaration to `documents`. */
async function addPdf(
  { name, data }: { name: string; data: Buffer },
  pdfs: PdfReader,
  root: string,
  reading: DeclarationsReading,
  documents: Declaration[],
): Promise<void> {
  reading.counts.pdfs++;
  const text = await pdfs.read(new Uint8Array(data));
  if ('problem' in text) {
    const pages = text.scanned && `Sem texto: ${formatPages(text.scanned)}.`;
    reading.problems.push(declarationProblem(name, text.problem, pages));
    const code = unreadableCodes.find((one) => one === text.problem);
    if (code) reading.unreadable.push({ file: name, code, taxMonth: taxMonthInName(name, root) });
    return;
  }
  if (text.scanned.length > 0) {
    reading.problems.push(declarationProblem(name, 'PGDAS_PAGINA_SEM_TEXTO', `${formatPages(text.scanned)}.`));
  }
  const kind = documentKindOf(text.lines);
  if (kind === 'ignored') reading.counts.ignorados++;
  else if (kind === 'unknown') reading.problems.push(declarationProblem(name, 'DOCUMENTO_DESCONHECIDO'));
  else {
    const declaration = parseDeclaration(text.lines, kind, name);
    reading.counts[kind === 'extrato' ? 'extratos' : 'declaracoes']++;
    if (declaration) documents.push(declaration);
    else reading.problems.push(declarationProblem(name, 'PGDAS_SEM_PA'));
  }
}

/** Reads a text file that may be a flat file of the SEFAZ; other files are only counted. */
async function addText(
  { name, path }: { name: string; path: string },
  { root, signal }: ReadDeclarationsOptions,
  reading: DeclarationsReading,
  documents: Declaration[],
): Promise<void> {
  const flat = await readFlatFile(path, name, root, signal);
  if (!flat) {
    reading.counts.outros++;
    reading.problems.push(...leftOut(name, 'text'));
    return;
  }
  reading.counts.sefaz += flat.declarations.length;
  reading.counts.sefaz_outras_empresas += flat.otherCompanies;
  reading.problems.push(...flat.problems);
  documents.push(...flat.declarations);
}

/** Merges the documents into one declaration per month and separates those of other companies. */
function mergeMonths(documents: readonly Declaration[], root: string, reading: DeclarationsReading): void {
  const own = documents.filter((document) => document.root === root);
  const foreign = documents.filter((document) => document.root !== root);
  reading.problems.push(...foreign.map(({ files }) => declarationProblem(files.join(), 'CNPJ_DIVERGENTE')));
  reading.foreignMonths = [...new Set(foreign.map(({ taxMonth }) => taxMonth))].toSorted(compareTaxMonths);
  reading.months = [...Map.groupBy(own, ({ taxMonth }) => taxMonth).values()]
    .map(mergeDeclarations)
    .toSorted((a, b) => compareTaxMonths(a.taxMonth, b.taxMonth));
  reading.problems.sort((a, b) => (a.arquivo < b.arquivo ? -1 : Number(a.arquivo > b.arquivo)));
}

/**
 * Reads all PGDAS-D of a ZIP into one declaration per month. Receipts and DAS slips are ignored; unreadable PDFs are
 * listed in `problems`.
 * @throws ZipError when the ZIP itself cannot be read; the signal's reason when aborted.
 */
export async function readDeclarations(options: ReadDeclarationsOptions): Promise<DeclarationsReading> {
  const { path, root, tempDir, onProgress, signal } = options;
  const reading: DeclarationsReading = {
    months: [],
    foreignMonths: [],
    unreadable: [],
    problems: [],
    counts: { pdfs: 0, extratos: 0, declaracoes: 0, ignorados: 0, outros: 0, sefaz: 0, sefaz_outras_empresas: 0 },
  };
  const documents: Declaration[] = [];
  const pdfs = createPdfReader();
  try {
    const entries = walkZip(path, {
      wanted: (name, peek) => {
        if (isPdf(name)) return 'read';
        const kind = contentKind(peek(), name);
        if (kind === 'pdf') return 'read';
        if (kind === 'text' && isText(name)) return 'spool';
        reading.counts.outros++;
        reading.problems.push(...leftOut(name, kind));
        return 'skip';
      },
      onSpooled: (entry) => addText(entry, options, reading, documents),
      maxEntryBytes: () => MAX_PDF_BYTES,
      tempDir,
      ...(onProgress && { onProgress }),
    });
    for await (const entry of entries) {
      signal?.throwIfAborted();
      if ('problem' in entry) reading.problems.push(entry.problem);
      else await addPdf(entry, pdfs, root, reading, documents);
    }
  } finally {
    await pdfs.close();
  }
  mergeMonths(documents, root, reading);
  return reading;
}
