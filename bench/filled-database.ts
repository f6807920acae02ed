import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { migrateDatabase } from '../apps/server/src/db/migrate.ts';
import { type Database, openDatabase } from '../apps/server/src/db/open-database.ts';

export const tenant = '20000000000107' as TenantId;
const people = 50;
export const services: ServiceType[] = [
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

/** As long as the ids of the product. */
export const idOf = (text: string) =>
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
  `insert into refund_slices (id_apuracao, id_tenant, competencia, pagamento, pago_em, valor, prescreve_em)
   select r.id_apuracao, $1, m::text, '', current_date, 100.5 + m, current_date + m * 30
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

/** Runs `work` on a new database with one tenant of so many clients and ten products each; drops it afterwards. */
export async function inFilledDatabase(clients: number, work: (database: Database) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
  try {
    const database = await openDatabase({ dataDir, databaseUrl: undefined, secretKey: 'bench', log: () => {} });
    try {
      await migrateDatabase(database);
      await fill(database, clients);
      await work(database);
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function fill({ asOwner }: Database, clients: number): Promise<void> {
  await asOwner(async (client) => {
    // In one transaction, as an import does, so that the stored figures of a client are computed once.
    await client.query('begin');
    for (const statement of filled) {
      await client.query(statement, statement.includes('$2') ? [tenant, clients] : [tenant]);
    }
    await client.query('commit');
    await client.query('vacuum analyze');
  });
}
