import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import { type BlockKeys, openAccessKeys } from './access-key-columns.ts';
import { openIbsCbs } from './ibs-cbs-columns.ts';
import {
  type BlockDictionaries,
  type BlockIbsCbs,
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
import { openNotes } from './note-columns.ts';
import { decodeCents, decodeCounts } from './number-columns.ts';
import { PackedColumns } from './packed-columns.ts';
import { TextColumn } from './text-column.ts';

/**
 * Returns a block whose items are JSON (`linhas`) as a packed one, and any other unchanged.
 * @throws Error if the items do not fit into one block.
 */
export function toPackedBlock(block: PackedBlock): PackedBlock {
  if (!block.linhas) return block;
  const { competencia, ordem, primeiro, itens } = block;
  const lines = JSON.parse(block.linhas.toString('utf8')) as ItemLine[];
  const [packed, ...more] = packItems(
    lines.map((line) => ({ ...line, competencia: competencia as ItemLine['competencia'] })),
  );
  if (!packed || more.length > 0) throw new Error(`The lines of block ${ordem} do not fit into one.`);
  return { ...packed, competencia, ordem, primeiro, itens };
}

async function openPart(block: PackedBlock, part: BlockPart): Promise<PackedColumns> {
  const packed = block[part];
  if (!packed) throw new Error(`The part ${part} of block ${block.ordem} was not loaded.`);
  return PackedColumns.open(packed);
}

const productTexts: readonly ProductText[] = [...productFields, 'searched'];

/** Reads the dictionaries; needs the part `dicionarios`. Texts are inflated when they are asked for. */
export async function readDictionaries(block: PackedBlock): Promise<BlockDictionaries> {
  const columns = await openPart(block, 'dicionarios');
  return {
    kinds: JSON.parse((await columns.read(productTexts.length)).toString('utf8')) as ItemKind[],
    texts: async (field) => new TextColumn(await columns.read(productTexts.indexOf(field))),
  };
}

/** Reads the tallies; needs the part `somas`. */
export async function readTallies(block: PackedBlock): Promise<BlockTallies> {
  const columns = await openPart(block, 'somas');
  const [product, kind, items, cents] = await Promise.all([
    columns.read(0),
    columns.read(1),
    columns.read(2),
    columns.read(3),
  ]);
  return {
    product: decodeCounts(product),
    kind: decodeCounts(kind),
    items: decodeCounts(items),
    cents: decodeCents(cents),
  };
}

const itemColumns: readonly (keyof BlockItems)[] = ['product', 'kind', 'cents', 'number', 'itemsPerNote'];

/** Reads the named columns of the items; needs the part `colunas`. */
export async function readItems<C extends keyof BlockItems>(
  block: PackedBlock,
  ...names: readonly C[]
): Promise<Pick<BlockItems, C>> {
  const columns = await openPart(block, 'colunas');
  const entries = await Promise.all(
    names.map(async (name) => {
      const column = await columns.read(itemColumns.indexOf(name));
      return [name, name === 'cents' ? decodeCents(column) : decodeCounts(column)] as const;
    }),
  );
  return Object.fromEntries(entries) as unknown as Pick<BlockItems, C>;
}

/** Reads IBS and CBS of the items; needs the part `colunas`. Undefined for a block without them. */
export async function readIbsCbs(block: PackedBlock): Promise<BlockIbsCbs | undefined> {
  return openIbsCbs(await openPart(block, 'colunas'), itemColumns.length);
}

/** Reads the access keys of the notes; needs the part `chaves`. */
export async function readAccessKeys(block: PackedBlock): Promise<BlockKeys> {
  return openAccessKeys(await openPart(block, 'chaves'), block.notas);
}

/** Reads the other fields of the notes; needs the part `documentos`. */
export async function readNotes(block: PackedBlock): Promise<BlockNotes> {
  return openNotes(await openPart(block, 'documentos'));
}
