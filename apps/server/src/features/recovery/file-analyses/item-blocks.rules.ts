import { inflateRawSync } from 'node:zlib';
import { type ItemState, itemState } from '@restitui/domain/recovery/file-analyses/analysis-items.ts';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';

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
