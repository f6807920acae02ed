import { parseArgs } from 'node:util';
import { addMonths, type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { groupItems } from '@restitui/column-store/group-items.ts';
import { groupNotes } from '@restitui/column-store/group-notes.ts';
import { ItemBlockBuilder } from '@restitui/column-store/item-block-builder.ts';
import type { ItemFilters } from '@restitui/column-store/item-matcher.ts';
import type { ItemSource } from '@restitui/column-store/item-source.ts';
import { listItems } from '@restitui/column-store/list-items.ts';
import { permissionFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { Group, ItemLine } from '@restitui/tax-engine/engine-types.ts';
import type { Database } from '../apps/server/src/db/open-database.ts';
import { withTenant } from '../apps/server/src/db/tenant-scope.ts';
import { openItemSource } from '../apps/server/src/features/simples/analysis/item-source.service.ts';
import { insertItemBlock } from '../apps/server/src/features/simples/analysis/simples-items.repository.ts';
import { listLedgerProducts } from '../apps/server/src/features/simples/decisions/use-cases/list-ledger-products.ts';
import type { Context } from '../apps/server/src/kernel/context.ts';
import { inFilledDatabase, tenant } from './filled-database.ts';
import { sayTimes } from './timings.ts';

/** Times the items of an assessment of 60 months, a third of them in one month; `--part ledger`: its ledger of products. */

const clientsWithOneRun = 10;
const rounds = 20;
const months = 60;
const products = 6000;
const first = '12/2025' as TaxMonth;

/** The same numbers in every run. */
function numbers(): (below: number) => number {
  let state = 42;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = ['CERVEJA', 'REFRIGERANTE', 'XAMPU', 'PNEU ARO', 'FILTRO DE ÓLEO', 'DIPIRONA', 'SABONETE', 'ARROZ TIPO'];
const groups: Group[] = ['none', 'st', 'mono', 'both'];

function* linesOf(competencia: TaxMonth, items: number, random: (below: number) => number): Generator<ItemLine> {
  const { year, month } = taxMonthParts(competencia);
  const period = `${String(year).slice(2)}${String(month).padStart(2, '0')}`;
  for (let note = 1, done = 0; done < items; note++) {
    const code = String(random(100_000_000)).padStart(8, '0');
    const chave = `35${period}1122233300018165001${String(note).padStart(9, '0')}1${code}${note % 10}`;
    const emissao = `${year}-${period.slice(2)}-${String((note % 28) + 1).padStart(2, '0')}T10:${10 + (note % 50)}:00-03:00`;
    const size = Math.min(1 + random(7), items - done);
    for (let item = 1; item <= size; item++, done++) {
      // Few products sell often.
      const product = Math.floor((random(1_000_000) / 1_000_000) ** 3 * products);
      const ncm = String(22_030_000 + (product % 700) * 13);
      const group = groups[product % 4] as Group;
      const st = group === 'st' || group === 'both';
      yield {
        ...{
          competencia,
          chave,
          modelo: '65',
          serie: '1',
          numero: String(note),
          emissao,
          emitente: '11222333000181',
          item,
        },
        ...{ codigo: `7891${String(product).padStart(9, '0')}`, ncm, cest: '0302100', extipi: '' },
        produto: `${words[product % words.length]} ${product} CAIXA COM 12 UNIDADES`,
        ...{ cfop: st ? '5405' : '5102', cst_icms: st ? '500' : '102', cst_pis: '49', cst_cofins: '49' },
        ...{ valor: 100 + random(20_000), grupo: group, anexo: 'I', revisar: product % 53 === 0 },
        regra: `NCM ${ncm.slice(0, 4)} na lista do regime monofásico. CSOSN ${st ? 500 : 102} e CFOP de venda.`,
        lei: `Lei 13.097/2015 art. ${14 + (product % 12)}; LC 123/2006 art. 18 § 4º-A I`,
      };
    }
  }
}

/** The run that owns the items, in a tenant with few others. */
async function runOf(database: Database): Promise<string> {
  return database.asOwner(async (client) => {
    const { rows } = await client.query('select id from simples_runs');
    return rows[0].id;
  });
}

async function fill(database: Database, id_run: string, items: number): Promise<void> {
  const random = numbers();
  const builder = new ItemBlockBuilder();
  const large = Math.floor(items / 3);
  let packing = 0;
  let storing = 0;
  const store = async (block: ReturnType<ItemBlockBuilder['finish']>) => {
    if (!block) return;
    const started = performance.now();
    await withTenant(database.pool, { tenant }, (db) => insertItemBlock(db, tenant, id_run, block));
    storing += performance.now() - started;
  };
  for (let m = 0; m < months; m++) {
    for (const line of linesOf(
      addMonths(first, -m),
      m === 0 ? large : Math.ceil((items - large) / (months - 1)),
      random,
    )) {
      const started = performance.now();
      const block = builder.add(line);
      packing += performance.now() - started;
      await (block && store(block));
    }
  }
  await store(builder.finish());
  const size = await database.asOwner(async (client) => {
    await client.query('vacuum analyze simples_item_blocks');
    const { rows } = await client.query(
      `select count(*) as blocks, sum(itens) as items, pg_total_relation_size('simples_item_blocks') as bytes
         from simples_item_blocks`,
    );
    return rows[0] as { blocks: string; items: string; bytes: string };
  });
  const each = (Number(size.bytes) / Number(size.items)).toFixed(1);
  console.log(`${Number(size.items).toLocaleString('en')} items in ${size.blocks} blocks, ${each} bytes each on disk`);
  console.log(`packed in ${(packing / 1000).toFixed(1)} s, stored in ${(storing / 1000).toFixed(1)} s`);
}

async function report(database: Database, id_run: string): Promise<void> {
  const paging = { page: 1, pageSize: 50 };
  for (const [title, competencia] of [
    ['the large month', first],
    ['another month', addMonths(first, -7)],
  ] as const) {
    const ask = <T>(work: (items: ItemSource) => Promise<T>) =>
      withTenant(database.pool, { tenant }, (db) => work(openItemSource(db, tenant, { id_run, competencia })));
    const { page } = await ask((items) => listItems(items, {}, paging));
    console.log(`${title}: ${page.total.toLocaleString('en')} items; ${rounds} rounds each, in milliseconds`);
    const pageOf = (name: string, filters: ItemFilters, at = 1) =>
      sayTimes(name, rounds, () => ask((items) => listItems(items, filters, { page: at, pageSize: 50 })));
    await pageOf('first page', {});
    await pageOf('last page', {}, Math.ceil(page.total / 50));
    await pageOf('a group, page 1000', { grupo: 'mono' }, 1000);
    await pageOf('to review', { revisar: true });
    await pageOf('a word', { q: 'dipirona' });
    await pageOf('an NCM', { ncm: '22030013' });
    await pageOf('eight digits, access keys included', { q: '00000777' });
    const [note] = (await ask((items) => groupNotes(items, {}, paging))).data;
    await pageOf('one note', { chave: note?.filtro.chave });
    for (const por of ['ncm', 'cfop', 'produto', 'nota'] as const) {
      for (const [words, filters] of [
        ['', {}],
        [', a group', { grupo: 'both' }],
        [', a word', { q: 'pneu' }],
      ] as [string, ItemFilters][]) {
        await sayTimes(`by ${por}${words}`, rounds, () =>
          ask((items) =>
            por === 'nota' ? groupNotes(items, filters, paging) : groupItems(items, { filters, por }, paging),
          ),
        );
      }
    }
  }
}

/** Times the ledger of products over all months, as the call answers it. */
async function reportLedger(database: Database, id_run: string): Promise<void> {
  const id_apuracao = await database.asOwner(async (client) => {
    await client.query(
      `update simples_months set detail = '{"k":1}',
         row = row || '{"alertas":[],"aliq_efetiva_c":2.5,"aliq_efetiva_p":0.5}' where id_run = $1`,
      [id_run],
    );
    return (await client.query('select id_apuracao from simples_runs where id = $1', [id_run])).rows[0].id_apuracao;
  });
  const ceo = {
    kind: 'user',
    id: 'ceo',
    name: 'CEO',
    id_tenant: tenant,
    typeUser: 'USUARIO',
    typeCargo: 'CEO',
  } as const;
  const actor = { ...ceo, permissions: permissionFlags.parse({}) };
  const query = { q: '', parte: 'todos', page: 1, pageSize: 50 } as const;
  for (const [title, changed] of [
    ['ledger, first page', {}],
    ['ledger, a word', { q: 'dipirona' }],
    ['ledger, to decide', { parte: 'a_decidir' }],
  ] as const) {
    await sayTimes(title, rounds, () =>
      withTenant(database.pool, { tenant }, (db) =>
        listLedgerProducts({ db, tenant, actor } as unknown as Context, {
          params: { id_apuracao },
          query: { ...query, ...changed },
          body: undefined,
        }),
      ),
    );
  }
}

const { values } = parseArgs({
  options: { items: { type: 'string', default: '1500000' }, part: { type: 'string', default: 'items' } },
});
await inFilledDatabase(clientsWithOneRun, async (database) => {
  const id_run = await runOf(database);
  await fill(database, id_run, Number(values.items));
  await (values.part === 'ledger' ? reportLedger : report)(database, id_run);
});
