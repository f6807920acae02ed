import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { toDay } from '@restitui/brazil/day.ts';
import { clientColumn } from '@restitui/domain/crm/clients/client-columns.ts';
import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../apps/server/src/db/open-database.ts';
import { withTenant } from '../apps/server/src/db/tenant-scope.ts';
import { findClient, listClients } from '../apps/server/src/features/crm/clients/clients.repository.ts';
import { at, timesOf } from './timings.ts';

const tenant = '20000000000107' as TenantId;
const other = '30000000000152' as TenantId;
const rounds = 30;

/** Two tenants, the second as large, so that the queries have rows of another tenant to skip. */
async function fill({ asOwner }: Database, clients: number): Promise<void> {
  await asOwner(async (client) => {
    for (const id of [tenant, other]) {
      await client.query(
        `insert into tenants (id, title, razao_social, nome_fantasia, email, "whatsApp", domain, hosts, icon, logos,
           colours, landing, "createdDate")
         values ($1, $1, $1, $1, $1, '11999990000', $1 || '.test', '{}', '', '{}', '{}', 'd', now())`,
        [id],
      );
      await client.query(
        `insert into users (id, id_tenant, "typeUser", "typeCargo", name, email, cpf, password_hash, "whatsApp",
           "isAccepted", li_aceito, "createdDate")
         select $1::text || '-' || n, $1, 'USUARIO', 'PARCEIRO', 'Pessoa ' || n, $1 || n || '@bench.test', n::text, '',
           '', true, true, now() from generate_series(1, 50) n`,
        [id],
      );
      await client.query(
        `insert into owners (id, id_tenant, "cpfProprietario", "nomeProprietario", "emailProprietario",
           "contatoProprietario", password_hash)
         select $1::text || '-' || n, $1, n::text, 'Dona ' || n, 'dona@bench.test', '', '' from generate_series(1, $2) n`,
        [id, clients / 2],
      );
      await client.query(
        `insert into clients (id_tenant, cnpjcpf, razao_social, razao_social_busca, nome_fantasia, status, "createdDate",
           cnae_principal, "atividadePrincipal", id_owner, "nomeContador", "contatoContador", "emailContador", banco,
           agencia, conta, "comissaoTenant", cep, logradouro, numero, bairro, municipio, estado, complemento,
           id_responsavel)
         select $1, lpad((n::bigint * 7919 % 99999999)::text, 8, '0') || '0001' || lpad((n % 100)::text, 2, '0'), name,
           lower(name), '', status, now() - n * interval '1 minute', '', '', $1::text || '-' || (n % ($2 / 2) + 1), '',
           '', '', '', '', '', 10, '', '', '', '', '', '', '', $1::text || '-' || (n % 50 + 1)
         from (select n,
             (array['Padaria', 'Mercado', 'Auto Pecas', 'Farmacia', 'Posto', 'Distribuidora'])[n % 6 + 1] || ' '
               || substr(md5(n::text), 1, 8) || ' Ltda' as name,
             (array['ATIVO', 'ATIVO', 'ATIVO', 'NOVO', 'PENDENTE', 'INATIVO', 'JURIDICO'])[n % 7 + 1] as status
           from generate_series(1, $2) n) made`,
        [id, clients],
      );
      await client.query(
        `insert into products (id, id_tenant, id_client, "typeServico", "typeRegime", "createdDate")
         select id_tenant || cnpjcpf, id_tenant, cnpjcpf, 'PREVIDENCIARIO', 'SIMPLES_NACIONAL', now()
         from clients where id_tenant = $1 and cnpjcpf < '3'`,
        [id],
      );
      await client.query(
        `insert into lapse_figures (id_tenant, id_product, competencia, pagamento, id_apuracao, id_client, "typeServico",
           pago_em, prescreve_em, valor)
         select id_tenant, id, lpad(n::text, 2, '0') || '/2024', '2024-12-20', id, id_client, "typeServico",
           '2024-12-20', '2029-12-20'::date - n * 30, n * 10
         from products, generate_series(1, 12) n where id_tenant = $1`,
        [id],
      );
      // Analyses from files of every second client with a product, of 24 months that expire one after another.
      await client.query(
        `insert into assessments (id, id_tenant, id_client, id_product, name, "createdDate")
         select id, id_tenant, id_client, id, '', now() from products where id_tenant = $1 and id_client < '15'`,
        [id],
      );
      await client.query(
        `insert into file_analyses (id, id_tenant, id_apuracao, id_user, servico, state, envio, "enviadoEm", "asOf",
           "createdDate")
         select id, id_tenant, id, $1::text || '-1', 'PREVIDENCIARIO', 'pronta', '[]', now(), now(), now()
         from assessments where id_tenant = $1`,
        [id],
      );
      await client.query(
        `insert into file_analysis_months (id_run, id_tenant, periodo, row, detail)
         select a.id, a.id_tenant, to_char(paid, 'YYYY-MM'), jsonb_build_object(
             'pagamento', paid, 'prescreve_em', (paid + interval '5 years')::date,
             'celulas', jsonb_build_array(jsonb_build_object('tese', 'A', 'classe', 'RECONHECIDA', 'contavel', true,
               'credito', 10000, 'acao_em', null))), '{}'
         from file_analyses a, generate_series(0, 23) n,
           lateral (select '2021-12-20'::date + (n * 30 + hashtext(a.id) % 300) as paid) as payment
         where a.id_tenant = $1 on conflict do nothing`,
        [id],
      );
    }
    await client.query('vacuum analyze');
  });
}

const all: ClientScope = { kind: 'all' };
const reader = (clients: ClientScope) => ({
  ...{ clients, products: 'all' as const },
  ...{ id_user: `${tenant}-7`, today: toDay('2026-11-20') },
});
const plain = { page: 1, pageSize: 50, sort: 'razao_social' as const };

function questions(last: number): [string, ClientScope, Parameters<typeof listClients>[3]][] {
  return [
    ['first page', all, plain],
    ['last page', all, { ...plain, page: last }],
    ['by status, newest first', all, { ...plain, status: 'JURIDICO', sort: '-createdDate' }],
    ['ordered by status', all, { ...plain, sort: 'status' }],
    ['search: a word that many have', all, { ...plain, q: 'padaria' }],
    ['search: a word that few have', all, { ...plain, q: 'a1b2c' }],
    ['search: part of a number', all, { ...plain, q: '79190' }],
    ['search: nothing', all, { ...plain, q: 'zzzz' }],
    ['with an enabled service', { kind: 'withServices', services: ['PREVIDENCIARIO'] }, plain],
    ['with all columns', all, { ...plain, colunas: clientColumn.options.join(',') }],
    ['ordered by credit', all, { ...plain, sort: '-credito', colunas: 'credito' }],
    ['expires in 90 days', all, { ...plain, prescreve: '90d', colunas: 'prescreve_em' }],
    ['ordered by next expiry', all, { ...plain, sort: 'prescreve_em', colunas: 'prescreve_em' }],
    ['both', all, { ...plain, prescreve: '90d', sort: 'prescreve_em', colunas: 'prescreve_em' }],
    ['both, with a search', all, { ...plain, prescreve: '90d', sort: 'prescreve_em', q: 'padaria' }],
    ['of one partner', { kind: 'managedBy', id_user: `${tenant}-7` }, plain],
  ];
}

/** Prints the statements of one list with their plans. */
async function plansOf({ asOwner }: Database, pattern: string): Promise<string> {
  return asOwner(async (client) => {
    await client.query('begin');
    await client.query(`select set_config('app.tenant', $1, true)`, [tenant]);
    const { rows } = await client.query(
      `explain (analyze, costs off, timing off, summary off)
       select cnpjcpf from clients where id_tenant = $1 and razao_social_busca like $2
       order by razao_social_busca, cnpjcpf limit 50`,
      [tenant, pattern],
    );
    await client.query('rollback');
    return rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n');
  });
}

async function report(database: Database, clients: number): Promise<void> {
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.pool, { tenant }, work);
  const [known] = (await inTenant((db) => listClients(db, tenant, reader(all), plain))).data;
  const one = at(await timesOf(rounds, () => inTenant((db) => findClient(db, tenant, known?.cnpjcpf ?? ''))), 0.5);
  console.log(`${clients.toLocaleString('en')} clients in the tenant, as many in another; ${rounds} rounds each`);
  console.log(`one client read by its number: p50 ${one.toFixed(1)} ms; ratio = list ÷ that\n`);
  for (const [name, scope, query] of questions(Math.ceil(clients / 50))) {
    const times = await timesOf(rounds, () => inTenant((db) => listClients(db, tenant, reader(scope), query)));
    const [p50, p95] = [at(times, 0.5), at(times, 0.95)];
    const figures = `p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`;
    console.log(`${name.padEnd(32)} ${figures}   ratio ${(p50 / one).toFixed(1)}`);
  }
  for (const pattern of ['%', '%a1b2c%'])
    console.log(`\nplan of like '${pattern}'\n${await plansOf(database, pattern)}`);
}

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });
const dataDir = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
const database = await openDatabase({ dataDir, secretKey: 'bench', durable: false, log: () => {} });
try {
  await migrateDatabase(database);
  await fill(database, Number(values.count));
  await report(database, Number(values.count));
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
