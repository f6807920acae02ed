import type { ItemLine } from '@restitui/tax-engine/reading.ts';
import type {
  BlockDictionaries,
  BlockItems,
  BlockKeys,
  BlockNotes,
  BlockPart,
  BlockTallies,
  ItemKind,
  PackedBlock,
} from './item-block.ts';
import { packItems } from './item-block-builder.ts';
import { readCents, readCounts, TextColumn, unpackColumns } from './packed-columns.ts';

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

export async function readDictionaries(packed: Buffer): Promise<BlockDictionaries> {
  const columns = await unpackColumns(packed);
  const texts = (place: number) => new TextColumn(columns[place] as Buffer);
  return {
    products: { codigo: texts(0), produto: texts(1), ncm: texts(2), cest: texts(3), extipi: texts(4) },
    searched: texts(5),
    kinds: JSON.parse((columns[6] as Buffer).toString('utf8')) as ItemKind[],
  };
}

export async function readTallies(packed: Buffer): Promise<BlockTallies> {
  const [product, kind, items, cents] = (await unpackColumns(packed)) as [Buffer, Buffer, Buffer, Buffer];
  return { product: readCounts(product), kind: readCounts(kind), items: readCounts(items), cents: readCents(cents) };
}

export async function readItems(packed: Buffer): Promise<BlockItems> {
  const columns = (await unpackColumns(packed)) as [Buffer, Buffer, Buffer, Buffer, Buffer];
  const [product, kind, cents, number, ofNote] = columns;
  return {
    product: readCounts(product),
    kind: readCounts(kind),
    cents: readCents(cents),
    number: readCounts(number),
    ofNote: readCounts(ofNote),
  };
}

export async function readKeys(packed: Buffer, notes: number): Promise<BlockKeys> {
  const text = ((await unpackColumns(packed))[0] as Buffer).toString('latin1');
  return { text, width: text.length / notes };
}

export function keyAt({ text, width }: BlockKeys, note: number): string {
  return text.slice(note * width, (note + 1) * width).trimEnd();
}

export async function readNotes(packed: Buffer): Promise<BlockNotes> {
  const [dictionary, places, numbers, days] = (await unpackColumns(packed)) as [Buffer, Buffer, Buffer, Buffer];
  const shared = JSON.parse(dictionary.toString('utf8')) as [modelo: string, serie: string, emitente: string][];
  const sharedOf = readCounts(places);
  const [numero, emissao] = [new TextColumn(numbers), new TextColumn(days)];
  return {
    at: (note) => {
      const [modelo, serie, emitente] = shared[sharedOf[note] as number] as (typeof shared)[number];
      return { modelo, serie, emitente, numero: numero.at(note), emissao: emissao.at(note) };
    },
  };
}
