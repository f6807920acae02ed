import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';

/** Most items of a block: about 100 kB deflated. */
export const blockSize = 2000;

export interface PackedItems {
  itens: number;
  contagens: Record<string, number>;
  linhas: Buffer;
}

const countKey = ({ tese, situacao }: Pick<FileAnalysisItem, 'tese' | 'situacao'>) => `${tese} ${situacao}`;

/** Packs items with their number by thesis and state. */
export function packItems(items: readonly FileAnalysisItem[]): PackedItems {
  const contagens: Record<string, number> = {};
  for (const item of items) contagens[countKey(item)] = (contagens[countKey(item)] ?? 0) + 1;
  return { itens: items.length, contagens, linhas: deflateRawSync(JSON.stringify(items)) };
}

/** Reads the items of a block. */
export function unpackItems(linhas: Buffer): FileAnalysisItem[] {
  return JSON.parse(inflateRawSync(linhas).toString());
}

export interface ItemCondition {
  /** Empty for all theses. */
  tese: string;
  situacao: string | undefined;
}

/** Returns whether an item, or what a key of the counts stands for, fulfils a condition. */
export function isWanted(
  { tese, situacao }: Pick<FileAnalysisItem, 'tese'> & { situacao: string },
  condition: ItemCondition,
): boolean {
  return (condition.tese === '' || condition.tese === tese) && (condition.situacao ?? situacao) === situacao;
}

/** Counts the items of a block that fulfil a condition, without reading it. */
export function countWanted(contagens: Record<string, number>, condition: ItemCondition): number {
  return Object.entries(contagens).reduce((sum, [key, count]) => {
    const [tese = '', situacao = ''] = key.split(' ');
    return isWanted({ tese, situacao }, condition) ? sum + count : sum;
  }, 0);
}
