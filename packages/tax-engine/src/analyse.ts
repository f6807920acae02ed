import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { cnpjRoot, parseCnpj } from '@restitui/brazil/cnpj.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { type Analysis, assembleAnalysis } from './assemble-analysis.ts';
import type { ItemLine, Progress } from './engine-types.ts';
import { AnalysisError } from './months/analysis-error.ts';
import { type NotesReading, readNotes } from './notes/read-notes.ts';
import { type DeclarationsReading, readDeclarations } from './pgdas/read-declarations.ts';
import type { Decision } from './rules/decision.ts';
import { latestRuleSet, type RuleSet } from './rules/rule-set.ts';
import { ZipError } from './zip/zip-error.ts';

export type { Analysis };
export { AnalysisError };

export interface AnalysisInput {
  /** CNPJ of any of the client's establishments, with or without punctuation. */
  cnpj: string;
  /** Paths of the two ZIPs. */
  xmlZip: string;
  pgdasZip: string;
  /** `AAAA-MM-DD`: the date on which the limitation period is assessed; default: today in São Paulo. */
  asOf?: string;
  /** An existing folder for temporary files; default: the system's. */
  tempDir?: string;
  /** An analyst's decision per year on whether the client is a wholesaler of cold drinks. */
  atacadista?: Record<number, boolean>;
  /** Rule set of the analysis; default: the latest. */
  ruleSet?: RuleSet;
  /** Analysts' decisions on items that the rules leave open. */
  decisions?: readonly Decision[];
  onProgress?: (progress: Progress) => void;
  /** Receives the item lines behind the figures, in batches, before the result is returned. */
  onItems?: (lines: ItemLine[]) => Promise<void> | void;
  signal?: AbortSignal;
}

async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new AnalysisError('file_missing', `O arquivo "${basename(path)}" não foi encontrado.`);
  if (!found.isFile()) throw new AnalysisError('zip_invalid', `"${basename(path)}" não é um arquivo ZIP.`);
}

function requireSomethingReadable({ counts }: DeclarationsReading, notes: NotesReading): void {
  const declarations = counts.extratos + counts.declaracoes + counts.sefaz + counts.ignorados;
  if (declarations > 0 || notes.counts.lidos > 0) return;
  throw new AnalysisError(
    'nothing_readable',
    'Nenhum dos dois arquivos ZIP contém notas fiscais ou declarações do PGDAS-D que possam ser lidas.',
  );
}

async function deliverItems(notes: NotesReading, { onItems, signal }: AnalysisInput): Promise<void> {
  if (!onItems) return;
  for await (const lines of notes.items()) {
    signal?.throwIfAborted();
    await onItems(lines);
  }
}

async function analyseIn(tempDir: string, cnpj: string, input: AnalysisInput): Promise<Analysis> {
  const { xmlZip, pgdasZip, onProgress, signal, asOf = dayInBrazil(new Date()) } = input;
  const { ruleSet = latestRuleSet, decisions = [] } = input;
  const declarations = await readDeclarations({
    path: pgdasZip,
    root: cnpjRoot(cnpj),
    tempDir,
    onProgress: ({ entries, total, bytes }) => onProgress?.({ fase: 'pgdas', arquivos: entries, total, bytes }),
    ...(signal && { signal }),
  });
  const notes = await readNotes({
    path: xmlZip,
    cnpj,
    tempDir,
    rules: { ruleSet, decisions },
    ...(input.atacadista && { atacadista: input.atacadista }),
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  try {
    requireSomethingReadable(declarations, notes);
    onProgress?.({ fase: 'calculo', arquivos: 0, total: 0, bytes: 0 });
    const analysis = assembleAnalysis({ declarations, notes }, { cnpj, asOf, ruleSet });
    await deliverItems(notes, input);
    return analysis;
  } finally {
    await notes.dispose();
  }
}

/**
 * Runs the Simples Nacional analysis of one client: computes from notes and PGDAS-D declarations one row per month with
 * the refundable PIS and COFINS (LC 123/2006 art. 18 §§ 4º-A, 12 to 14). The same files, `asOf`, rule set and decisions
 * yield the same result, in any order of the files. Money in reais.
 * @throws AnalysisError when an input is unusable; the signal's reason when aborted.
 */
export async function analyseSimplesNacional(input: AnalysisInput): Promise<Analysis> {
  const cnpj = parseCnpj(input.cnpj);
  if (!cnpj) throw new AnalysisError('cnpj_invalid', `O CNPJ "${input.cnpj}" não é válido.`);
  await requireFile(input.xmlZip);
  await requireFile(input.pgdasZip);
  const tempDir = await mkdtemp(join(input.tempDir ?? tmpdir(), 'analise-'));
  try {
    return await analyseIn(tempDir, cnpj, input);
  } catch (error) {
    if (error instanceof ZipError) throw new AnalysisError(error.code, error.message, { cause: error });
    throw error;
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}
