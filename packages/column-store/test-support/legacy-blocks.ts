import { deflateRawSync } from 'node:zlib';
import { type PackedBlock, type ProductText, productFields } from '../src/item-block.ts';
import { readAccessKeys, readDictionaries, readItems, readNotes, readTallies } from '../src/item-block-reader.ts';
import { encodeTexts } from '../src/text-column.ts';

/** Packs a block in the first format: columns behind their lengths in one deflate stream, numbers of four bytes. */
export async function toLegacyBlock(block: PackedBlock): Promise<PackedBlock> {
  const { texts, kinds } = await readDictionaries(block);
  const products: ProductText[] = [...productFields, 'searched'];
  const tallies = await readTallies(block);
  const items = await readItems(block, 'product', 'kind', 'cents', 'number', 'itemsPerNote');
  const keys = await readAccessKeys(block);
  const { at } = await readNotes(block);
  const notes = Array.from({ length: block.notas }, (_, note) => at(note));
  const [first] = notes;
  return {
    ...block,
    dicionarios: inOneStream([
      ...(await Promise.all(products.map(async (field) => encodeTexts((await texts(field)).all())))),
      Buffer.from(JSON.stringify(kinds)),
    ]),
    somas: inOneStream([tallies.product, tallies.kind, tallies.items, tallies.cents].map(fourByteNumbers)),
    colunas: inOneStream(
      [items.product, items.kind, items.cents, items.number, items.itemsPerNote].map(fourByteNumbers),
    ),
    chaves: inOneStream([Buffer.from(notes.map((_, note) => keys.at(note)).join(''), 'latin1')]),
    documentos: inOneStream([
      Buffer.from(JSON.stringify([[first?.modelo, first?.serie, first?.emitente]])),
      fourByteNumbers(notes.map(() => 0)),
      encodeTexts(notes.map(({ numero }) => numero)),
      encodeTexts(notes.map(({ emissao }) => emissao)),
    ]),
  };
}

const fourByteNumbers = (numbers: ArrayLike<number>) =>
  Buffer.concat([Buffer.of(4), Buffer.from(Int32Array.from(numbers).buffer)]);

function inOneStream(columns: Buffer[]): Buffer {
  const parts = columns.flatMap((column) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(column.length);
    return [length, column];
  });
  return deflateRawSync(Buffer.concat(parts));
}
