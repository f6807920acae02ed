import { createHash } from 'node:crypto';
import { cnpjCheckDigits } from '@restitui/brazil/cnpj.ts';
import type pg from 'pg';

/** What a filled database holds. */
export interface Size {
  tenants: number;
  /** Clients of the first tenant. */
  clients: number;
  /** Clients of each other tenant. */
  others: number;
  /** People who use the product at the same time. */
  people: number;
}

const provider = '99000000';
const withDigits = (base: string) => `${base}${cnpjCheckDigits(base)}`;

/** Returns the tenant of a place in the list; the first one is the largest. */
export const tenantAt = (n: number) => withDigits(`${20_000_000 + n}0001`);
/** Returns the CNPJ of a client by its place in its tenant. */
export const clientAt = (n: number) => withDigits(`${String((n * 7919) % 99_999_989).padStart(8, '0')}0001`);
export const providerTenant = withDigits(`${provider}0001`);

/** Returns the tenant that a person works in: every second one in the largest. */
export const tenantOf = (person: number, { tenants }: Size) => tenantAt(person % 2 === 0 ? 0 : person % tenants);

/** Returns the token of a person's session, as staff of a tenant or of the provider. */
export const tokenOf = (kind: 'staff' | 'provider', person: number) =>
  createHash('sha256').update(`scale ${kind} ${person}`).digest('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Name of a client's company: a common word, a less common one and one that is its own. */
const name = `(array['Padaria','Mercado','Auto Pecas','Farmacia','Posto','Distribuidora'])[n % 6 + 1] || ' '
  || (array['Aurora','Boa Vista','Central','Do Vale','Estrela','Familia','Gloria','Horizonte','Ideal','Jardim','Litoral'])[n / 7 % 11 + 1]
  || ' ' || substr(md5($1 || n::text), 1, 8) || ' Ltda'`;

/** Statements for the clients of the tenant $1 whose number and CNPJ are in `made`. */
const ofClients = [
  `insert into owners (id, id_tenant, "cpfProprietario", "nomeProprietario", "emailProprietario", "contatoProprietario",
     password_hash)
   select 'o' || n, $1, lpad(n::text, 11, '0'), 'Maria ' || substr(md5('o' || $1 || n), 1, 6) || ' Souza', 'o@bench.test', '', ''
   from made where n % 2 = 0`,
  `insert into clients (id_tenant, cnpjcpf, razao_social, razao_social_busca, nome_fantasia, status, "createdDate",
     cnae_principal, "atividadePrincipal", id_owner, "nomeContador", "contatoContador", "emailContador", banco, agencia,
     conta, "comissaoTenant", cep, logradouro, numero, bairro, municipio, estado, complemento, id_responsavel,
     "procuracaoHabilitada", "procuracaoValidaAte")
   select $1, cnpj, ${name}, lower(${name}), '',
     (array['ATIVO','ATIVO','ATIVO','NOVO','PENDENTE','INATIVO','JURIDICO'])[n % 7 + 1],
     now() - n * interval '1 minute', '4711302', 'Comércio varejista', 'o' || n / 2 * 2, '', '', '', '', '', '', 10,
     '80000000', 'Rua das Flores', n::text, 'Centro', 'Curitiba', 'PR', '', $1 || '-' || n % 20, n % 3 > 0,
     current_date + n % 900 - 100
   from made`,
  `insert into products (id, id_tenant, id_client, "typeServico", "typeRegime", status, "createdDate")
   select 'p' || n, $1, cnpj, (array['PIS_COFINS_MONOFASICO_PARA_SN','PREVIDENCIARIO','APURACAO_ST'])[n % 3 + 1],
     'SIMPLES_NACIONAL', (array['ATIVO','ANALISE','COMPENSADO','RESTITUIDO','PAGO','AGUARDANDO_RFB'])[n % 6 + 1], now()
   from made`,
  `insert into agreements (id, id_tenant, id_client, "typeRegime", contracts, "isAssinado", "createdDate")
   select 'a' || n, $1, cnpj, 'SIMPLES_NACIONAL', '{PRINCIPAL}', n % 15 > 0, now() - n * interval '1 minute'
   from made where n % 5 = 0`,
  `insert into agreement_versions (id, id_tenant, id_agreement, number, html, sha256, "createdDate", id_user, templates,
     data, missing)
   select 'v' || n, $1, 'a' || n, 1, '', '', now(), $1 || '-0', '[]', '{}', '[]'
   from made where n % 5 = 0`,
  `insert into assessments (id, id_tenant, id_client, id_product, name, "createdDate")
   select 'x' || n, $1, cnpj, 'p' || n, '', now() from made where n % 4 = 0`,
  `insert into credits (id, id_tenant, id_client, id_product, id_apuracao, "anoCompetencia", "mesCompetencia",
     "creditOrigin", compensacao, comissao_porcentagem, "createdDate")
   select 'k' || n, $1, cnpj, 'p' || n, 'x' || n, 2025, n % 12 + 1, 1000 + n % 9000,
     case when n % 3 = 0 then 500 else 0 end, 20, now() - n % 400 * interval '1 day'
   from made where n % 4 = 0`,
];

async function insertTenant(client: pg.Client, id: string, people: number, isProvider = false): Promise<void> {
  await client.query(
    `insert into tenants (id, title, razao_social, nome_fantasia, email, "whatsApp", domain, hosts, icon, logos, colours,
       landing, "isProvider", "createdDate")
     values ($1, $1, $1, $1, $1, '11999990000', $1 || '.test', '{}', '', '{}', '{}', 'd', $2, now())`,
    [id, isProvider],
  );
  await client.query(
    `insert into users (id, id_tenant, "typeUser", "typeCargo", name, email, cpf, password_hash, "whatsApp", "isAccepted",
       li_aceito, "createdDate")
     select $1 || '-' || n, $1, $3, case when n = 0 or $3 = 'ADMIN' then 'CEO' else 'PARCEIRO' end, 'Pessoa ' || n,
       $1 || '-' || n || '@bench.test', n::text, '', '', true, true, now() from generate_series(0, $2::int - 1) n`,
    [id, people, isProvider ? 'ADMIN' : 'USUARIO'],
  );
}

/** Opens a session of one user per person in the tenants, and one of the provider, in place of those of a run before. */
async function insertSessions(client: pg.Client, size: Size): Promise<void> {
  await client.query('delete from sessions');
  for (let person = 0; person < size.people; person++) {
    const sessions = [
      [tenantOf(person, size), `${tenantOf(person, size)}-0`, tokenOf('staff', person)],
      [providerTenant, `${providerTenant}-0`, tokenOf('provider', person)],
    ] as const;
    for (const [tenant, user, token] of sessions) {
      await client.query(
        `insert into sessions (id, id_tenant, id_user, token_hash, "createdDate", "expiresAt", address, maquina,
           "authenticatedAt", "secondFactorAt")
         values ($1, $2, $3, $1, now(), now() + interval '30 days', '', '', now(), now())`,
        [hashOf(token), tenant, user],
      );
    }
  }
}

async function hasTenant(client: pg.Client, id: string): Promise<boolean> {
  return ((await client.query('select from tenants where id = $1', [id])).rowCount ?? 0) > 0;
}

const clientsPerTransaction = 20_000;

/**
 * Fills a migrated database through its triggers and constraints with the tenants that it lacks; prints how far it is.
 * A database that was kept can be filled with further tenants, not with more clients of one.
 */
export async function fillDatabase(client: pg.Client, size: Size): Promise<void> {
  await client.query('set synchronous_commit = off');
  if (!(await hasTenant(client, providerTenant))) await insertTenant(client, providerTenant, 1, true);
  const started = performance.now();
  let done = 0;
  for (let n = 0; n < size.tenants; n++) {
    const tenant = tenantAt(n);
    if (await hasTenant(client, tenant)) continue;
    const clients = n === 0 ? size.clients : size.others;
    await insertTenant(client, tenant, 20);
    for (let from = 0; from < clients; from += clientsPerTransaction) {
      const to = Math.min(from + clientsPerTransaction, clients) - 1;
      await insertClients(client, tenant, from, to);
      done += to - from + 1;
      if (done % 100_000 < clientsPerTransaction) {
        console.log(`${done} clients after ${Math.round((performance.now() - started) / 1000)} s`);
      }
    }
  }
  await insertSessions(client, size);
  if (done > 0) await client.query('vacuum (analyze)');
}

/** Two clients share an owner: `from` is even, the first of a pair. */
async function insertClients(client: pg.Client, tenant: string, from: number, to: number): Promise<void> {
  await client.query('begin');
  await client.query('create temp table made (n int primary key, cnpj text) on commit drop');
  await client.query(
    'insert into made select $2::int + place - 1, cnpj from unnest($1::text[]) with ordinality as m(cnpj, place)',
    [Array.from({ length: to - from + 1 }, (_, i) => clientAt(from + i)), from],
  );
  await client.query('analyze made');
  for (const statement of ofClients) await client.query(statement, [tenant]);
  await client.query('commit');
}
