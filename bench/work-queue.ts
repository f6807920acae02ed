import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { arrangeWork } from '@restitui/domain/insights/work-queue/work-order.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../apps/server/src/db/open-database.ts';
import { withTenant } from '../apps/server/src/db/tenant-scope.ts';
import { collectWork } from '../apps/server/src/features/insights/work-queue/collect-work.service.ts';
import { listSnoozes } from '../apps/server/src/features/insights/work-queue/work-queue.repository.ts';
import type { Context } from '../apps/server/src/kernel/context.ts';
import { localSelicSource } from '../apps/server/src/platform/local-selic.ts';
import { at, timesOf } from './timings.ts';

const tenant = '20000000000107' as TenantId;
const other = '30000000000152' as TenantId;
const rounds = 30;
const now = new Date('2026-11-23T12:00:00Z');

/** Two tenants of the same size: the queries have rows of another tenant to skip. */
async function fill({ asOwner }: Database, clients: number): Promise<void> {
  await asOwner(async (client) => {
    for (const id of [tenant, other]) {
      const run = (text: string, ...values: unknown[]) => client.query(text, [id, ...values]);
      await run(`insert into tenants (id, title, razao_social, nome_fantasia, email, "whatsApp", domain, hosts, icon, logos,
           colours, landing, "createdDate")
         values ($1, $1, $1, $1, $1, '11999990000', $1 || '.test', '{}', '', '{}', '{}', 'd', now())`);
      await run(`insert into users (id, id_tenant, "typeUser", "typeCargo", name, email, cpf, password_hash, "whatsApp",
           "isAccepted", li_aceito, "createdDate")
         select $1::text || '-' || n, $1, 'USUARIO', case n when 1 then 'CEO' else 'PARCEIRO' end, 'Pessoa ' || n,
           $1 || n || '@bench.test', n::text, '', '', true, true, now() from generate_series(1, 50) n`);
      await run(
        `insert into owners (id, id_tenant, "cpfProprietario", "nomeProprietario", "emailProprietario",
           "contatoProprietario", password_hash)
         select $1::text || '-' || n, $1, n::text, 'Dona ' || n, 'dona@bench.test', '', '' from generate_series(1, $2) n`,
        clients,
      );
      await run(
        `insert into clients (id_tenant, cnpjcpf, razao_social, razao_social_busca, nome_fantasia, status, "createdDate",
           cnae_principal, "atividadePrincipal", id_owner, "nomeContador", "contatoContador", "emailContador", banco,
           agencia, conta, "comissaoTenant", cep, logradouro, numero, bairro, municipio, estado, complemento,
           id_responsavel)
         select $1, lpad(n::text, 14, '0'), 'Cliente ' || n || ' Ltda', 'cliente ' || n || ' ltda', '', 'ATIVO', now(), '',
           '', $1::text || '-' || n, '', '', '', '', '', '', 10, '', '', '', '', '', '', '', $1::text || '-' || (n % 50 + 1)
         from generate_series(1, $2) n`,
        clients,
      );
      await run(`insert into products (id, id_tenant, id_client, "typeServico", "typeRegime", "createdDate")
         select id_tenant || cnpjcpf, id_tenant, cnpjcpf, 'PIS_COFINS_MONOFASICO_PARA_SN', 'SIMPLES_NACIONAL', now()
         from clients where id_tenant = $1`);
      await run(`insert into assessments (id, id_tenant, id_client, id_product, name, "createdDate")
         select 'a' || id, id_tenant, id_client, id, 'Apuração 1', now() from products where id_tenant = $1`);
      await run(`insert into simples_runs (id, id_tenant, id_apuracao, id_user, state, xml_file, xml_name, pgdas_file,
           pgdas_name, "asOf", "createdDate", "finishedDate", revisao)
         select 'r' || id, id_tenant, id, $1::text || '-1', 'pronta', '', '', '', '', '2026-11-20', now(), now(),
           case when right(id_client, 1) < '4' then '{"pendente": 12345, "decidido": 0, "total_produtos": 3, "atacadista": []}'
           end::jsonb
         from assessments where id_tenant = $1`);
      await run(`insert into simples_reviews (id_tenant, id_run, posicao, codigo, produto, ncm, extipi, regra, lei, itens,
           centavos, meses)
         select id_tenant, id, n, 'P' || n, 'PRODUTO ' || n, '4016.99.' || lpad(n::text, 2, '0'), '', '', '', 1, 4115, '[]'
         from simples_runs, generate_series(1, 30) n where id_tenant = $1 and revisao is not null`);
      await run(`insert into lapse_figures (id_tenant, id_product, competencia, pagamento, id_apuracao, id_client,
           "typeServico", pago_em, prescreve_em, valor)
         select id_tenant, id, lpad(n::text, 2, '0') || '/2022', '2022-01-20', 'a' || id, id_client, "typeServico",
           '2022-01-20', '2026-11-24'::date + n * 30 + right(id_client, 1)::int, n * 10
         from products, generate_series(0, 47) n where id_tenant = $1`);
      await run(`insert into products (id, id_tenant, id_client, "typeServico", "typeRegime", "createdDate", id_analista)
         select 'p' || id_tenant || cnpjcpf, id_tenant, cnpjcpf, 'PREVIDENCIARIO', 'LUCRO_REAL', now(),
           case when right(cnpjcpf, 1) < '5' then $1::text || '-2' end
         from clients where id_tenant = $1 and right(cnpjcpf, 1) < '6'`);
      await run(`insert into agreements (id, id_tenant, id_client, "typeRegime", contracts, "createdDate", "isAssinado")
         select 's' || cnpjcpf, id_tenant, cnpjcpf, 'LUCRO_REAL', '{PRINCIPAL,PREVIDENCIARIO}', now(),
           right(cnpjcpf, 2) < '90'
         from clients where id_tenant = $1 and right(cnpjcpf, 1) < '6'`);
      await run(`insert into agreements (id, id_tenant, id_client, "typeRegime", contracts, "createdDate")
         select 'c' || cnpjcpf, id_tenant, cnpjcpf, 'SIMPLES_NACIONAL', '{PRINCIPAL}', now() - interval '20 days'
         from clients where id_tenant = $1 and right(cnpjcpf, 1) in ('1', '5')`);
      await run(`insert into alerts (id, id_tenant, kind, subject, company, message, busca, id_client, date)
         select kind || cnpjcpf, id_tenant, kind, cnpjcpf || ' 2026-12-05 15', razao_social, 'Aviso', '', cnpjcpf, now()
         from clients, unnest(array['PROCURACAO_VENCENDO', 'MENSAGEM_DO_CLIENTE', 'ANALISE_FALHOU']) kind
         where id_tenant = $1 and right(cnpjcpf, 1) in ('2', '7')`);
      await run(`insert into message_log (id, id_tenant, key, channel, "to", nome, subject, id_client, "createdDate", state)
         select 'm' || cnpjcpf, id_tenant, cnpjcpf, 'email', 'a@b.test', 'Dona', 'Lembrete', cnpjcpf, '2026-11-20', 'falhou'
         from clients where id_tenant = $1 and right(cnpjcpf, 2) = '33'`);
    }
    await client.query('vacuum analyze');
  });
}

async function report(database: Database, clients: number): Promise<void> {
  console.log(`${clients.toLocaleString('en')} clients in the tenant, as many in another; ${rounds} rounds each`);
  const services = { pis_cofins_monofasico_para_sn: true, previdenciario: true };
  for (const [name, number, typeUser, typeCargo, permissions] of [
    ['CEO', 1, 'USUARIO', 'CEO', {}],
    ['partner with a fiftieth', 7, 'USUARIO', 'PARCEIRO', {}],
    ['CEO of the provider', 3, 'ADMIN', 'CEO', {}],
    ['analyst of a quarter', 2, 'ADMIN', 'ANALISTA', services],
  ] as const) {
    const actor = { id: `${tenant}-${number}`, id_tenant: tenant, typeUser, typeCargo, permissions };
    const platform = { clock: { now: () => now }, selic: localSelicSource };
    const read = () =>
      withTenant(database.pool, { tenant, user: actor.id }, async (db) => {
        const context = { db, actor, tenant, platform } as unknown as Context;
        const { items, today } = await collectWork(context);
        return { items, queue: arrangeWork(items, await listSnoozes(db, tenant, actor.id, today), today) };
      });
    const { items, queue } = await read();
    const rows = queue.grupos.reduce((sum, { total }) => sum + total, 0);
    const bytes = Buffer.byteLength(JSON.stringify(queue));
    const times = await timesOf(rounds, read);
    console.log(
      `${name.padEnd(24)} p50 ${at(times, 0.5).toFixed(0)} ms  p95 ${at(times, 0.95).toFixed(0)} ms  ` +
        `${items.length} items in ${rows} rows, ${(bytes / 1024).toFixed(0)} KiB`,
    );
  }
}

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } });
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
