import { analysisFiles } from '@restitui/domain/simples-analysis/analysis-files.ts';

export type FileKind = 'xml' | 'pgdas';
export type ChosenFiles = Record<FileKind, File | null>;

export const noFiles: ChosenFiles = { xml: null, pgdas: null };

/** Why a file cannot be sent, in the words of the rule; null when it can. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  if (!file.name.toLowerCase().endsWith(analysisFiles.extension)) return analysisFiles.onlyZip;
  return file.size > analysisFiles.maxBytes ? analysisFiles.tooLarge : null;
}

/** What keeps the pair from being sent; null when nothing does. */
export function refusalOfPair(chosen: ChosenFiles): string | null {
  if (!chosen.xml || !chosen.pgdas) return analysisFiles.bothNeeded;
  return refusalOf(chosen.xml) ?? refusalOf(chosen.pgdas);
}

const directoryTail = 256 * 1024;

/** A ZIP lists its entries at its end: counting names there tells notes from declarations without reading the rest. */
export async function kindOfZip(file: File): Promise<FileKind | null> {
  const tail = new TextDecoder('latin1').decode(await file.slice(-directoryTail).arrayBuffer());
  const notes = tail.match(/\.xml/gi)?.length ?? 0;
  const declarations = tail.match(/\.(pdf|txt)/gi)?.length ?? 0;
  if (notes !== declarations) return notes > declarations ? 'xml' : 'pgdas';
  if (/pgdas|das\b|declara|extrato/i.test(file.name)) return 'pgdas';
  return /xml|nf-?c?e|nota/i.test(file.name) ? 'xml' : null;
}

/** Puts dropped files in their places: by content, else by name, else in the order they came. */
export async function placeFiles(chosen: ChosenFiles, dropped: readonly File[]): Promise<ChosenFiles> {
  const placed = { ...chosen };
  const undecided: File[] = [];
  const taken = new Set<FileKind>();
  for (const file of dropped.slice(0, 2)) {
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
