import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type ItemState, itemState } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';

/** Most items of a block: about 100 kB deflated. */
export const blockSize = 2000;

export interface PackedItems {
  itens: number;
  contagens: Record<string, number>;
  /** Hashes of the documents, see `documentHash`. */
  documentos: Buffer;
  linhas: Buffer;
}

type Counted = Pick<FileAnalysisItem, 'tese' | 'situacao' | 'codigo'>;

const countKey = ({ tese, situacao, codigo }: Counted) => [tese, situacao, codigo].filter(Boolean).join(' ');

/** Items of a block with the same thesis, state and code. */
export interface ItemGroup {
  tese: string;
  situacao: ItemState;
  codigo: string;
  itens: number;
}

/** Reads the counts of a block; blocks from before codes were kept have none. */
export function groupsOf(contagens: Record<string, number>): ItemGroup[] {
  return Object.entries(contagens).map(([key, itens]) => {
    const [tese = '', situacao = '', codigo = ''] = key.split(' ');
    return { tese, situacao: itemState.parse(situacao), codigo, itens };
  });
}

/** FNV-1a, 32 bits. */
const hashStart = 0x811c9dc5;
const hashFactor = 0x01000193;
const hashBytes = 4;

/** Computes a short hash of a document in a thesis; other documents may share it. */
export function documentHash({ tese, documento }: Pick<FileAnalysisItem, 'tese' | 'documento'>): Buffer {
  let hash = hashStart;
  const name = `${tese} ${documento}`;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), hashFactor);
  const bytes = Buffer.alloc(hashBytes);
  bytes.writeInt32BE(hash);
  return bytes;
}

function documentHashes(items: readonly FileAnalysisItem[]): Buffer {
  const hashes: Buffer[] = [];
  let last: FileAnalysisItem | undefined;
  for (const item of items) {
    const isSame = last?.tese === item.tese && last.documento === item.documento;
    if (!isSame) hashes.push(documentHash(item));
    last = item;
  }
  return Buffer.concat(hashes);
}

/** Packs items with their number by thesis, state and code, and with their documents. */
export function packItems(items: readonly FileAnalysisItem[]): PackedItems {
  const contagens: Record<string, number> = {};
  for (const item of items) contagens[countKey(item)] = (contagens[countKey(item)] ?? 0) + 1;
  return {
    itens: items.length,
    contagens,
    documentos: documentHashes(items),
    linhas: deflateRawSync(JSON.stringify(items)),
  };
}

/** Reads the items of a block. */
export function unpackItems(linhas: Buffer): FileAnalysisItem[] {
  return JSON.parse(inflateRawSync(linhas).toString());
}

export interface ItemCondition {
  /** Empty for all theses. */
  tese: string;
  situacao: string | undefined;
  /** Empty for all codes. */
  codigo?: string;
}

/** Returns whether an item, or a group of them, fulfils a condition. */
export function isWanted(
  { tese, situacao, codigo = '' }: Pick<FileAnalysisItem, 'tese' | 'codigo'> & { situacao: string },
  condition: ItemCondition,
): boolean {
  return (
    (condition.tese === '' || condition.tese === tese) &&
    (condition.situacao ?? situacao) === situacao &&
    (condition.codigo || codigo) === codigo
  );
}

/** Counts the items of a block that fulfil a condition, without reading it. */
export function countWanted(contagens: Record<string, number>, condition: ItemCondition): number {
  return groupsOf(contagens).reduce((sum, group) => (isWanted(group, condition) ? sum + group.itens : sum), 0);
}

/** Sums the groups of a thesis over blocks, largest first. */
export function sumGroups(
  blocks: readonly Record<string, number>[],
  tese: string,
): Pick<ItemGroup, 'situacao' | 'codigo' | 'itens'>[] {
  const wanted = blocks.flatMap(groupsOf).filter((group) => tese === '' || group.tese === tese);
  return [...Map.groupBy(wanted, ({ situacao, codigo }) => `${situacao} ${codigo}`).values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      return [
        { situacao: first.situacao, codigo: first.codigo, itens: group.reduce((sum, { itens }) => sum + itens, 0) },
      ];
    })
    .toSorted((a, b) => b.itens - a.itens || (a.codigo < b.codigo ? -1 : 1));
}
