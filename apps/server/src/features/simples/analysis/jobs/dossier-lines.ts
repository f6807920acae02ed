import { reaisOf } from '@restitui/brazil/money.ts';
import { elementAt } from '@restitui/column-store/element-at.ts';
import type { PackedBlock, ProductText } from '@restitui/column-store/item-block.ts';
import {
  readAccessKeys,
  readDictionaries,
  readItems,
  readNotes,
  readTallies,
} from '@restitui/column-store/item-block-reader.ts';
import type { NoteLine } from '@restitui/domain/simples/analysis/notes-sheet.ts';
import type { RuleUse } from './dossier-messages.ts';

/** Yields the items of a block one by one. */
export async function* readLines(block: PackedBlock): AsyncGenerator<NoteLine> {
  const { texts, kinds } = await readDictionaries(block);
  const columns = await readItems(block, 'product', 'kind', 'cents', 'number', 'itemsPerNote');
  const keys = await readAccessKeys(block);
  const notes = await readNotes(block);
  const all = async (field: ProductText) => (await texts(field)).all();
  const [codigo, produto, ncm, cest, extipi] = await Promise.all([
    all('codigo'),
    all('produto'),
    all('ncm'),
    all('cest'),
    all('extipi'),
  ]);
  let item = 0;
  for (let note = 0; note < columns.itemsPerNote.length; note++) {
    const facts = { chave: keys.at(note), ...notes.at(note) };
    const end = item + (columns.itemsPerNote[note] ?? 0);
    for (; item < end; item++) {
      const product = columns.product[item] ?? 0;
      yield {
        id: String(block.primeiro + item + 1),
        competencia: block.competencia,
        ...facts,
        item: columns.number[item] ?? 0,
        codigo: elementAt(codigo, product),
        produto: elementAt(produto, product),
        ncm: elementAt(ncm, product),
        cest: elementAt(cest, product),
        extipi: elementAt(extipi, product),
        ...elementAt(kinds, columns.kind[item] ?? 0),
        valor: reaisOf(columns.cents[item] ?? 0),
      };
    }
  }
}

/** Adds the rules that classified the items of the block. */
export async function addRules(block: PackedBlock, rules: Map<string, RuleUse>): Promise<void> {
  const { kinds } = await readDictionaries(block);
  const { kind, items, cents } = await readTallies(block);
  for (let i = 0; i < kind.length; i++) {
    const { regra, lei, grupo } = elementAt(kinds, kind[i] ?? 0);
    const key = [grupo, regra, lei].join('\u0002');
    let use = rules.get(key);
    if (!use) {
      use = { regra, lei, grupo, itens: 0, cents: 0 };
      rules.set(key, use);
    }
    use.itens += items[i] ?? 0;
    use.cents += cents[i] ?? 0;
  }
}
