import type { ItemLine } from '@restitui/tax-engine/reading.ts';
import {
  type BlockDictionaries,
  type BlockItems,
  type BlockNotes,
  type BlockPart,
  type BlockTallies,
  type ItemKind,
  type PackedBlock,
  type ProductText,
  productFields,
} from './item-block.ts';
import { packItems } from './item-block-builder.ts';
import { type BlockKeys, openKeys } from './key-columns.ts';
import { openNotes } from './note-columns.ts';
import { readCents, readCounts } from './number-columns.ts';
import { PackedColumns } from './packed-columns.ts';
import { TextColumn } from './text-column.ts';

/** A block with the parts that were asked for; the others are null. */
export type LoadedBlock = Pick<PackedBlock, 'ordem' | 'primeiro' | 'itens' | 'notas' | 'linhas' | BlockPart> & {
  competencia: string;
};

/** A block whose items are JSON is packed when it is read. */
export function asPacked(block: LoadedBlock): LoadedBlock {
  if (!block.linhas) return block;
  const { competencia, ordem, primeiro, itens } = block;
  const lines = JSON.parse(block.linhas.toString('utf8')) as ItemLine[];
  const packed = packItems(lines.map((line) => ({ ...line, competencia: competencia as ItemLine['competencia'] })));
  if (packed.length !== 1) throw new Error(`The lines of block ${ordem} do not fit into one.`);
  return { ...(packed[0] as PackedBlock), competencia, ordem, primeiro, itens };
}

const productTexts: readonly ProductText[] = [...productFields, 'searched'];

export async function readDictionaries({ dicionarios }: LoadedBlock): Promise<BlockDictionaries> {
  const columns = await PackedColumns.open(dicionarios as Buffer);
  return {
    kinds: JSON.parse((await columns.read(productTexts.length)).toString('utf8')) as ItemKind[],
    texts: async (of) => new TextColumn(await columns.read(productTexts.indexOf(of))),
  };
}

export async function readTallies({ somas }: LoadedBlock): Promise<BlockTallies> {
  const columns = await PackedColumns.open(somas as Buffer);
  const [product, kind, items, cents] = await Promise.all([0, 1, 2, 3].map((place) => columns.read(place)));
  return {
    product: readCounts(product as Buffer),
    kind: readCounts(kind as Buffer),
    items: readCounts(items as Buffer),
    cents: readCents(cents as Buffer),
  };
}

const itemColumns: readonly (keyof BlockItems)[] = ['product', 'kind', 'cents', 'number', 'ofNote'];

/** Of the items those columns that are asked for. */
export async function readItems<C extends keyof BlockItems>(
  { colunas }: LoadedBlock,
  ...wanted: readonly C[]
): Promise<Pick<BlockItems, C>> {
  const columns = await PackedColumns.open(colunas as Buffer);
  const read = await Promise.all(
    wanted.map(async (of) => {
      const column = await columns.read(itemColumns.indexOf(of));
      return [of, of === 'cents' ? readCents(column) : readCounts(column)] as const;
    }),
  );
  return Object.fromEntries(read) as unknown as Pick<BlockItems, C>;
}

export async function readKeys({ chaves, notas }: LoadedBlock): Promise<BlockKeys> {
  return openKeys(await PackedColumns.open(chaves as Buffer), notas);
}

export async function readNotes({ documentos }: LoadedBlock): Promise<BlockNotes> {
  return openNotes(await PackedColumns.open(documentos as Buffer));
}
