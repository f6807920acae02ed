import { reaisOf } from '@restitui/brazil/money.ts';
import type { NoteLine } from '@restitui/domain/simples-analysis/notes-sheet.ts';
import { productFields } from '../item-block.ts';
import { type LoadedBlock, readDictionaries, readItems, readKeys, readNotes, readTallies } from '../open-item-block.ts';
import type { RuleUse } from './dossier-messages.ts';

/** The items of a whole block, one by one. */
export async function* linesOfBlock(block: LoadedBlock): AsyncGenerator<NoteLine> {
  const { texts, kinds } = await readDictionaries(block);
  const columns = await readItems(block, 'product', 'kind', 'cents', 'number', 'ofNote');
  const keys = await readKeys(block);
  const notes = await readNotes(block);
  const products = await Promise.all(productFields.map(async (field) => (await texts(field)).all()));
  const [codigo, produto, ncm, cest, extipi] = products as [string[], string[], string[], string[], string[]];
  let item = 0;
  for (let note = 0; note < columns.ofNote.length; note++) {
    const facts = { chave: keys.at(note), ...notes.at(note) };
    const end = item + (columns.ofNote[note] as number);
    for (; item < end; item++) {
      const product = columns.product[item] as number;
      yield {
        id: String(block.primeiro + item + 1),
        competencia: block.competencia,
        ...facts,
        item: columns.number[item] as number,
        codigo: codigo[product] as string,
        produto: produto[product] as string,
        ncm: ncm[product] as string,
        cest: cest[product] as string,
        extipi: extipi[product] as string,
        ...(kinds[columns.kind[item] as number] as (typeof kinds)[number]),
        valor: reaisOf(columns.cents[item] as number),
      };
    }
  }
}

/** Adds what the block's items were classified by. */
export async function addRules(block: LoadedBlock, rules: Map<string, RuleUse>): Promise<void> {
  const { kinds } = await readDictionaries(block);
  const { kind, items, cents } = await readTallies(block);
  for (let i = 0; i < kind.length; i++) {
    const { regra, lei, grupo } = kinds[kind[i] as number] as (typeof kinds)[number];
    const key = [grupo, regra, lei].join('\u0002');
    let use = rules.get(key);
    if (!use) {
      use = { regra, lei, grupo, itens: 0, cents: 0 };
      rules.set(key, use);
    }
    use.itens += items[i] as number;
    use.cents += cents[i] as number;
  }
}
