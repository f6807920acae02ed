import { analysisFile } from '@restitui/domain/simples/analysis/analysis-files.ts';
import { fileRefusal } from '@restitui/domain/wire/accepted-file.ts';

export type FileKind = 'xml' | 'pgdas';
export type ChosenFiles = Record<FileKind, File | null>;

export const noFiles: ChosenFiles = { xml: null, pgdas: null };

/** Message for more files than there are fields: which two were meant is not known. */
const tooMany = 'Solte no máximo dois arquivos: o ZIP das notas e o das declarações.';

/** Returns why dropped files are not placed; null when they are. */
export const dropProblem = (dropped: readonly unknown[]): string | null => (dropped.length > 2 ? tooMany : null);

/** Returns why the pair cannot be sent; null when it can. */
export function pairProblem(chosen: ChosenFiles): string | null {
  if (!chosen.xml || !chosen.pgdas) return analysisFile.bothNeeded;
  return fileRefusal(chosen.xml, analysisFile) ?? fileRefusal(chosen.pgdas, analysisFile) ?? null;
}

const directoryTail = 256 * 1024;

/** Determines the kind of a ZIP from the names in its central directory, without reading the rest. */
export async function kindOfZip(file: File): Promise<FileKind | null> {
  const tail = new TextDecoder('latin1').decode(await file.slice(-directoryTail).arrayBuffer());
  const notes = tail.match(/\.xml/gi)?.length ?? 0;
  const declarations = tail.match(/\.(pdf|txt)/gi)?.length ?? 0;
  if (notes !== declarations) return notes > declarations ? 'xml' : 'pgdas';
  if (/pgdas|das\b|declara|extrato/i.test(file.name)) return 'pgdas';
  return /xml|nf-?c?e|nota/i.test(file.name) ? 'xml' : null;
}

/** Assigns one or two dropped files by content, or else by name, or else in their order. */
export async function placeFiles(chosen: ChosenFiles, dropped: readonly File[]): Promise<ChosenFiles> {
  const placed = { ...chosen };
  const undecided: File[] = [];
  const taken = new Set<FileKind>();
  for (const file of dropped) {
    const kind = await kindOfZip(file);
    if (kind === null || taken.has(kind)) undecided.push(file);
    else {
      placed[kind] = file;
      taken.add(kind);
    }
  }
  for (const file of undecided) {
    const free = (['xml', 'pgdas'] as const).find((kind) => !taken.has(kind) && (dropped.length > 1 || !placed[kind]));
    const kind = free ?? 'xml';
    placed[kind] = file;
    taken.add(kind);
  }
  return placed;
}

export function swapFiles({ xml, pgdas }: ChosenFiles): ChosenFiles {
  return { xml: pgdas, pgdas: xml };
}
