import { deflateRawSync } from 'node:zlib';
import { type PackedBlock, type ProductText, productFields } from '../src/features/simples-analysis/item-block.ts';
import {
  readDictionaries,
  readItems,
  readKeys,
  readNotes,
  readTallies,
} from '../src/features/simples-analysis/open-item-block.ts';
import { textColumn } from '../src/features/simples-analysis/text-column.ts';

/** The block as it was packed at first: columns behind their lengths in one deflated stream, numbers in whole words. */
export async function olderBlock(block: PackedBlock): Promise<PackedBlock> {
  const { texts, kinds } = await readDictionaries(block);
  const products: ProductText[] = [...productFields, 'searched'];
  const { product, kind, items, cents } = await readTallies(block);
  const each = await readItems(block, 'product', 'kind', 'cents', 'number', 'ofNote');
  const keys = await readKeys(block);
  const { at } = await readNotes(block);
  const notes = Array.from({ length: block.notas }, (_, note) => at(note));
  const [first] = notes;
  return {
    ...block,
    dicionarios: together([
      ...(await Promise.all(products.map(async (field) => textColumn((await texts(field)).all())))),
      Buffer.from(JSON.stringify(kinds)),
    ]),
    somas: together([product, kind, items, cents].map(words)),
    colunas: together([each.product, each.kind, each.cents, each.number, each.ofNote].map(words)),
    chaves: together([Buffer.from(notes.map((_, note) => keys.at(note)).join(''), 'latin1')]),
    documentos: together([
      Buffer.from(JSON.stringify([[first?.modelo, first?.serie, first?.emitente]])),
      words(notes.map(() => 0)),
      textColumn(notes.map(({ numero }) => numero)),
      textColumn(notes.map(({ emissao }) => emissao)),
    ]),
  };
}

const words = (numbers: ArrayLike<number>) =>
  Buffer.concat([Buffer.of(4), Buffer.from(Int32Array.from(numbers).buffer)]);

function together(columns: Buffer[]): Buffer {
  const parts = columns.flatMap((column) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(column.length);
    return [length, column];
  });
  return deflateRawSync(Buffer.concat(parts));
}
