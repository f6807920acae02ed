import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Database } from '../apps/server/src/db/open-database.ts';
import { clientOf, type Db, withTenant } from '../apps/server/src/db/tenant-scope.ts';

const rounds = 5;
const changed = ['clients', 'products', 'credits', 'boletos', 'refund_slices'];

const clientColumns = `razao_social, razao_social_busca, nome_fantasia, status, "createdDate", cnae_principal,
  "atividadePrincipal", id_owner, "nomeContador", "contatoContador", "emailContador", banco, agencia, conta,
  "comissaoTenant", cep, logradouro, numero, bairro, municipio, estado, complemento`;

/** Writes that fire the triggers of the dashboards. */
const writes: [string, (db: Db) => Promise<unknown>][] = [
  ['an analyst for 1 product', (db) => assign(db, 1)],
  ['an analyst for 1,000 products', (db) => assign(db, 1000)],
  [
    '1,000 clients imported, a product each',
    async (db) => {
      await run(
        db,
        `insert into clients (id_tenant, cnpjcpf, ${clientColumns})
        select id_tenant, cnpjcpf || '-new', ${clientColumns} from clients limit 1000`,
      );
      await run(
        db,
        `insert into products (id, id_tenant, id_client, "typeServico", "typeRegime", "createdDate")
        select cnpjcpf, id_tenant, cnpjcpf, 'FCVS', '', now() from clients where cnpjcpf like '%-new'`,
      );
    },
  ],
  [
    'a credit saved',
    (db) => run(db, `update credits set compensacao = compensacao + 1 where id = (select min(id) from credits)`),
  ],
  [
    'a boleto paid',
    (db) =>
      run(
        db,
        `update boletos set situacao = 'RECEBIDO', "valorRecebido" = 1
        where id = (select min(id) from boletos where situacao = 'A_RECEBER')`,
      ),
  ],
  [
    'an analysis of 60 months done',
    async (db) => {
      await run(
        db,
        `insert into simples_runs (id, id_tenant, id_apuracao, id_user, state, xml_file, xml_name,
          pgdas_file, pgdas_name, "asOf", "createdDate")
        select 'new', id_tenant, id_apuracao, id_user, 'processando', '', '', '', '', "asOf", now()
        from simples_runs limit 1`,
      );
      await run(
        db,
        `insert into simples_months (id_run, id_tenant, competencia, "row", detail)
        select 'new', id_tenant, competencia, "row", detail from simples_months
        where id_run = (select min(id_run) from simples_months)`,
      );
      await run(db, `update simples_runs set state = 'pronta' where id = 'new'`);
      const [{ id_apuracao }] = (await run(db, `select id_apuracao from simples_runs where id = 'new'`)).rows;
      await run(
        db,
        `create temp table laid on commit drop as select * from refund_slices where id_apuracao = '${id_apuracao}'`,
      );
      await run(db, `delete from refund_slices where id_apuracao = '${id_apuracao}'`);
      await run(db, `insert into refund_slices select * from laid`);
    },
  ],
];

function assign(db: Db, products: number) {
  return run(
    db,
    `update products set id_analista = (select max(id) from users), status = 'ANALISE'
    where "typeServico" = 'FCVS' and id in
      (select id from products where "typeServico" = 'FCVS' and id_analista < (select max(id) from users)
       order by id limit ${products})`,
  );
}

const run = (db: Db, statement: string) => clientOf(db).query(statement);

const undone = new Error('The round is over.');

/** Returns the milliseconds of one write up to its commit; the transaction is rolled back. */
async function timeOf({ pool }: Database, tenant: TenantId, write: (db: Db) => Promise<unknown>): Promise<number> {
  let took = Number.NaN;
  const round = withTenant(pool, { tenant }, async (db) => {
    const started = performance.now();
    await write(db);
    await run(db, `set constraints all immediate`);
    took = performance.now() - started;
    throw undone;
  });
  await round.catch((error) => {
    if (error !== undone) throw error;
  });
  return took;
}

async function medianOf(database: Database, tenant: TenantId, write: (db: Db) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i <= rounds; i++) times.push(await timeOf(database, tenant, write));
  return times.slice(1).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** Measures the cost of the triggers: each write with them and without. */
export async function reportWrites(database: Database, tenant: TenantId): Promise<void> {
  const switched = (how: 'enable' | 'disable') =>
    database.asOwner(async (client) => {
      for (const table of changed) await client.query(`alter table ${table} ${how} trigger user`);
    });
  for (const [what, write] of writes) {
    const kept = await medianOf(database, tenant, write);
    await switched('disable');
    const bare = await medianOf(database, tenant, write);
    await switched('enable');
    console.log(`${what.padEnd(44)} p50 ${kept.toFixed(1).padStart(7)}   without the triggers ${bare.toFixed(1)}`);
  }
}
