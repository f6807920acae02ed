import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDemoData } from '../apps/server/src/db/demo/fill-demo-data.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { loadSecretKey } from '../apps/server/src/platform/secret-key.ts';
import { calls, measure, signIn, startServer, stopServer } from './real-server.ts';

/** Times Gestão de Analistas with 50,000 products: the real server, over HTTP, as the provider's CEO. */

const clientsPerTenant = 2500;
const services = ['PIS_COFINS_MONOFASICO_PARA_SN', 'PREVIDENCIARIO', 'FCVS', 'SUBVENCAO'];

const grown = `
  with first as (select distinct on (id_tenant) * from clients order by id_tenant, cnpjcpf),
       grown as (
         insert into clients select (jsonb_populate_record(null::clients, to_jsonb(first) || jsonb_build_object(
             'cnpjcpf', 'B' || lpad(n::text, 13, '0'),
             'razao_social', word || ' ' || n || ' LTDA',
             'razao_social_busca', lower(word) || ' ' || n || ' ltda'))).*
           from first, generate_series(1, ${clientsPerTenant}) n,
             lateral (select (array['PADARIA','MERCADO','POSTO','ADEGA','FARMACIA','OFICINA'])[1 + n % 6] as word) w
           returning id_tenant, cnpjcpf)
  insert into products (id, id_tenant, id_client, id_analista, "typeServico", "typeRegime", status, "createdDate")
    select gen_random_uuid(), g.id_tenant, g.cnpjcpf,
        case when random() < 0.7 then (select id from users where email = 'analista@restitui.test') end,
        service, 'SIMPLES_NACIONAL', 'ATIVO', now()
      from grown g, unnest($1::text[]) service`;

async function fill(dataDir: string): Promise<number> {
  const secretKey = await loadSecretKey(dataDir, undefined);
  const database = await openDatabase({ dataDir, databaseUrl: undefined, secretKey, log: () => {} });
  try {
    await migrateDatabase(database);
    await fillDemoData(database, new Date(), { write: async () => 0 });
    return await database.asOwner(async (client) => {
      await client.query(grown, [services]);
      await client.query('analyze');
      const { rows } = await client.query('select count(*)::int as n from products');
      return rows[0].n as number;
    });
  } finally {
    await database.close();
  }
}

async function report(address: string, products: number): Promise<void> {
  const headers = await signIn(address, 'ceo@restitui.test');
  const list = `${address}/products/clientsProductUsers`;
  const { data } = (await (await fetch(list, { headers })).json()) as { data: { analistas: { id: string }[] } };
  const lines: [string, string][] = [
    ['first page, all companies', list],
    ['search by name', `${list}?q=padaria`],
    ['search by CNPJ', `${list}?q=B00000000012`],
    ['one service', `${list}?typeServico=FCVS`],
    ['one analyst', `${list}?analista=${data.analistas[0]?.id}`],
    ['one company', `${list}?id_tenant=20000000000107`],
    ['by status, descending', `${list}?sort=-status`],
    ['page 500 of all', `${list}?page=500`],
    ['for comparison: alerts, first page', `${address}/alerts`],
  ];
  console.log(`${products.toLocaleString('en')} products, ${calls} calls each, in milliseconds`);
  for (const [name, url] of lines) {
    const { p50, p95 } = await measure(url, headers);
    console.log(`${name.padEnd(36)} p50 ${p50.toFixed(1).padStart(7)}   p95 ${p95.toFixed(1).padStart(7)}`);
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
try {
  const products = await fill(dataDir);
  const { server, address } = await startServer(dataDir);
  try {
    await report(address, products);
  } finally {
    await stopServer(server);
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
