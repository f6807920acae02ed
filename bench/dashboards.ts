import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { DashboardScope } from '@restitui/domain/dashboards/dashboards.access.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../apps/server/src/db/open-database.ts';
import { type Db, withTenant } from '../apps/server/src/db/tenant-scope.ts';
import { sumBoletos } from '../apps/server/src/features/dashboards/boleto-figures.repository.ts';
import { sumCredits } from '../apps/server/src/features/dashboards/credit-figures.repository.ts';
import { listFigurePeople } from '../apps/server/src/features/dashboards/dashboard-people.repository.ts';
import type { Figures } from '../apps/server/src/features/dashboards/dashboard-scope.repository.ts';
import { forecastFees } from '../apps/server/src/features/dashboards/fee-forecast.repository.ts';
import { sumLapses } from '../apps/server/src/features/dashboards/lapse-figures.repository.ts';
import { countPortfolio, countWork } from '../apps/server/src/features/dashboards/portfolio-figures.repository.ts';
import { countRegistrations } from '../apps/server/src/features/dashboards/registrations.repository.ts';
import { reportWrites } from './dashboard-writes.ts';

/** How quick the dashboards are in a tenant with 100,000 clients and ten products each. */

const tenant = '20000000000107' as TenantId;
const rounds = 20;
const people = 50;
const services = [
  'PIS_COFINS_MONOFASICO_PARA_SN',
  'APURACAO_ST',
  'PREVIDENCIARIO',
  'EXCLUSAO_DE_ICMS_E_ST',
  'EQUIPARACAO_HOSPITALAR',
  'SUBVENCAO',
  'FCVS',
  'NEGOCIACAO_DE_PASSIVOS',
  'DESPESAS_OPERACIONAIS',
  'ALIQUOTA_ZERO',
];

/** As long as the product's own. */
const idOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
const id = (text: string) => `md5(${text})::uuid::text`;

const filled = [
  `insert into tenants (id, title, razao_social, nome_fantasia, email, "whatsApp", domain, hosts, icon, logos, colours,
     landing, "createdDate")
   values ($1, $1, $1, $1, $1, '11999990000', $1 || '.test', '{}', '', '{}', '{}', 'd', now())`,
  `insert into users (id, id_tenant, "typeUser", "typeCargo", name, email, cpf, password_hash, "whatsApp", "isAccepted",
     li_aceito, "createdDate")
   select ${id("'u' || n")}, $1, 'USUARIO', 'PARCEIRO', 'Pessoa ' || n, n || '@bench.test', n::text, '', '', true, true, now()
   from generate_series(0, ${people - 1}) n`,
  `insert into owners (id, id_tenant, "cpfProprietario", "nomeProprietario", "emailProprietario",
     "contatoProprietario", password_hash)
   values ('o', $1, '1', 'Dona', 'dona@bench.test', '', '')`,
  `insert into clients (id_tenant, cnpjcpf, razao_social, razao_social_busca, nome_fantasia, status, "createdDate",
     cnae_principal, "atividadePrincipal", id_owner, "nomeContador", "contatoContador", "emailContador", banco, agencia,
     conta, "comissaoTenant", cep, logradouro, numero, bairro, municipio, estado, complemento, id_responsavel,
     "procuracaoHabilitada", "procuracaoValidaAte")
   select $1, 'C' || n, 'Cliente ' || n, 'cliente ' || n, '',
     (array['ATIVO', 'ATIVO', 'ATIVO', 'NOVO', 'PENDENTE', 'INATIVO', 'JURIDICO'])[n % 7 + 1],
     now() - n * interval '30 minutes', '', '', 'o', '', '', '', '', '', '', 10, '', '', '', '', '', '', '',
     ${id(`'u' || n % ${people}`)}, n % 3 > 0, current_date + n % 900 - 100
   from generate_series(1, $2::int) n`,
  `insert into products (id, id_tenant, id_client, id_analista, "typeServico", "typeRegime", status, "createdDate")
   select ${id("'p' || n || '-' || s")}, $1, 'C' || n, ${id(`'u' || (n * 7 + s) % ${people}`)},
     ('{${services.join(',')}}'::text[])[s], '',
     case when s = 1 and n % 10 = 7 then 'SUSPENSO' else
       (array['ATIVO', 'ANALISE', 'COMPENSADO', 'RESTITUIDO', 'PAGO', 'AGUARDANDO_RFB'])[(n + s) % 6 + 1] end, now()
   from generate_series(1, $2::int) n, generate_series(1, ${services.length}) s`,
  `insert into agreements (id, id_tenant, id_client, "typeRegime", contracts, "isAssinado", "createdDate")
   select 'a' || n, $1, 'C' || n, 'SIMPLES_NACIONAL', '{PRINCIPAL}', n % 5 > 0, now() - n * interval '30 minutes'
   from generate_series(1, $2::int) n`,
  `insert into assessments (id, id_tenant, id_client, id_product, name, "createdDate")
   select ${id("'x' || n")}, $1, 'C' || n, ${id("'p' || n || '-1'")}, '', now() from generate_series(1, $2::int) n where n % 2 = 0`,
  `insert into credits (id, id_tenant, id_client, id_product, id_apuracao, "anoCompetencia", "mesCompetencia",
     "creditOrigin", compensacao, comissao_porcentagem, "createdDate")
   select ${id("x.id || '-' || m")}, $1, x.id_client, x.id_product, x.id, 2025, m, 1000 + m,
     case when m < 3 then 500 else 0 end, 20, now() - m * interval '40 days'
   from assessments x, generate_series(1, 4) m where x.id_tenant = $1 and $2::int > 0`,
  `insert into simples_runs (id, id_tenant, id_apuracao, id_user, state, xml_file, xml_name, pgdas_file, pgdas_name,
     "asOf", "createdDate")
   select 'r' || x.id, $1, x.id, ${id("'u1'")}, 'pronta', '', '', '', '', current_date, now()
   from assessments x where x.id_tenant = $1 and $2::int > 0 and x.id_client like '%0'`,
  `insert into simples_months (id_run, id_tenant, competencia, row, detail)
   select r.id, $1, m::text, jsonb_build_object('prescreve_em', (current_date + m * 30)::text,
     'total_a_restituir', 100.5 + m), '{}'
   from simples_runs r, generate_series(0, 59) m where r.id_tenant = $1 and $2::int > 0`,
  `insert into boletos (id, id_tenant, id_client, banco, situacao, status, "dataSituacao", "nomeBeneficiario",
     "cpfCnpjBeneficiario", nome, "cpfCnpj", "tipoPessoa", email, telefone, cep, endereco, numero, complemento, bairro,
     cidade, uf, "valorNominal", "dataEmissao", "dataVencimento", "dataLimite", "seuNumero", mensagem, "codigoMulta",
     "taxaMulta", "codigoMora", "taxaMora", busca, "createdDate")
   select 'b' || n, $1, 'C' || n, 'LOCAL',
     (array['RECEBIDO', 'RECEBIDO', 'A_RECEBER', 'ATRASADO', 'CANCELADO'])[n % 5 + 1], 'COBRANCA', now(), '', '', '', '',
     'JURIDICA', '', '', '', '', '', '', '', '', '', 100 + n % 900, current_date, current_date - n % 700, current_date,
     'b' || n, '', 'NAOTEMMULTA', 0, 'ISENTO', 0, '', now()
   from generate_series(1, $2::int) n`,
];

async function fill({ asOwner }: Database, clients: number): Promise<void> {
  await asOwner(async (client) => {
    // As an import does it: what is kept of a client is reckoned once, before the commit.
    await client.query('begin');
    for (const statement of filled) {
      await client.query(statement, statement.includes('$2') ? [tenant, clients] : [tenant]);
    }
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}

const everything: DashboardScope = { clients: { kind: 'all' }, products: 'all' };
const some = services.slice(0, 2) as never;

const viewers: [string, Omit<Figures, 'tenant'>][] = [
  ['CEO', { scope: everything, pessoa: undefined }],
  ['CEO, one person', { scope: everything, pessoa: idOf('u7') }],
  [
    'two services',
    {
      scope: {
        clients: { kind: 'withServices', services: some },
        products: { services: some, assigned: [], id_analista: idOf('u7') },
      },
      pessoa: undefined,
    },
  ],
  ['partner', { scope: { clients: { kind: 'managedBy', id_user: idOf('u7') }, products: 'all' }, pessoa: undefined }],
  [
    'analyst',
    {
      scope: {
        clients: { kind: 'assignedTo', id_analista: idOf('u7') },
        products: { services: [], assigned: services as never, id_analista: idOf('u7') },
      },
      pessoa: undefined,
    },
  ],
];

const today = new Date().toISOString().slice(0, 10);
const thisMonth = Number(today.replaceAll('-', '').slice(0, 6));
const halfAYearOn = new Date(Date.now() + 183 * 86_400_000).toISOString().slice(0, 10);

type Call = (db: Db, figures: Figures) => Promise<unknown>;
const calls: [string, Call][] = [
  ['company registrations', (db, figures) => countRegistrations(db, figures, { periodo: undefined, today })],
  ['  of one month', (db, figures) => countRegistrations(db, figures, { periodo: today.slice(0, 7), today })],
  ['portfolio and contracts', (db, figures) => countPortfolio(db, figures, undefined)],
  ['credits and fees', (db, figures) => sumCredits(db, figures, undefined)],
  ['forecast of fees', (db, figures) => forecastFees(db, figures, { periodo: undefined, thisMonth })],
  ['lapses', (db, figures) => sumLapses(db, figures, { today, until: halfAYearOn })],
  ['work per analyst', (db, figures) => countWork(db, figures)],
  ['people to choose from', (db, figures) => listFigurePeople(db, figures)],
];

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < rounds + 2; i++) {
    const started = performance.now();
    await work();
    // The first ones warm up.
    if (i >= 2) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b);
}

async function report(database: Database, clients: number): Promise<void> {
  const inTenant = <T>(work: (db: Db) => Promise<T>) => withTenant(database.pool, { tenant }, work);
  const counted = (clients * services.length).toLocaleString('en');
  console.log(`${clients.toLocaleString('en')} clients, ${counted} products; ${rounds} rounds each, in milliseconds`);
  const say = async (name: string, work: () => Promise<unknown>) => {
    const times = await timesOf(work);
    const figure = (share: number) => at(times, share).toFixed(1).padStart(7);
    console.log(`${name.padEnd(44)} p50 ${figure(0.5)}   p95 ${figure(0.95)}`);
  };
  for (const [who, viewer] of viewers) {
    for (const [what, call] of calls) {
      await say(`${who}: ${what.trim()}`, () => inTenant((db) => call(db, { tenant, ...viewer })));
    }
  }
  await say('boletos: all', () => inTenant((db) => sumBoletos(db, tenant, {})));
  await say('boletos: one month', () => inTenant((db) => sumBoletos(db, tenant, { periodo: today.slice(0, 7) })));
}

const { values } = parseArgs({ options: { clients: { type: 'string', default: '100000' } } });
const clients = Number(values.clients);
const dataDir = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
try {
  const database = await openDatabase({ dataDir, databaseUrl: undefined, secretKey: 'bench', log: () => {} });
  try {
    await migrateDatabase(database);
    await fill(database, clients);
    await report(database, clients);
    await reportWrites(database, tenant);
  } finally {
    await database.close();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
