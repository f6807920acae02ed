import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { listItems } from '@restitui/column-store/list-items.ts';
import { placeholderProblems } from '@restitui/domain/agreements/templates/placeholders.ts';
import { clientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import { type IcmsAmounts, icmsTotals } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import { type ProductStatus, productStatus } from '@restitui/domain/recovery/products/product-status.ts';
import { type ServiceType, serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { feeOnReceived } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { paymentSteps, stepOfPayment } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { analyseSimplesNacional } from '@restitui/tax-engine/analyse.ts';
import type { ItemLine, ItemLineIbsCbs } from '@restitui/tax-engine/engine-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneTestDemonstration, demonstrationStart } from '../../../test/test-demonstration.ts';
import { cleanHtml } from '../../features/agreements/templates/clean-html.rules.ts';
import { readResume } from '../../features/recovery/assessments/read-resume.service.ts';
import { openItemSource } from '../../features/simples/analysis/item-source.service.ts';
import { toMonthRows, toRunOutcome } from '../../features/simples/analysis/run-result.rules.ts';
import { listMonths } from '../../features/simples/analysis/simples-months.repository.ts';
import { readPaymentFees } from '../../features/simples/refund-requests/read-payment-fees.service.ts';
import type { LocalFileStorage } from '../../platform/file-storage.ts';
import { localSelicSource } from '../../platform/local-selic.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import type { Database } from '../open-database.ts';
import { withTenant } from '../tenant-scope.ts';

const now = demonstrationStart;
let database: Database;
let files: LocalFileStorage;
beforeAll(async () => {
  ({ database, uploads: files } = await cloneTestDemonstration());
});
afterAll(() => database.close());

/** Reads the money columns as the product does. */
const numbersOf = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])) as unknown as IcmsAmounts;

// biome-ignore lint/suspicious/noExplicitAny: rows of ad-hoc queries
async function rowsOf(query: string, ...values: unknown[]): Promise<any[]> {
  return database.asOwner(async (client) => (await client.query(query, values)).rows);
}

/** Reads the items of a run as the engine delivered them. */
const inCents = ({ base, ibs, cbs, ...codes }: ItemLineIbsCbs): ItemLineIbsCbs => ({
  ...codes,
  base: roundedCents(base),
  ibs: roundedCents(ibs),
  cbs: roundedCents(cbs),
});

async function storedLines({ id, id_tenant }: { id: string; id_tenant: TenantId }): Promise<ItemLine[]> {
  return withTenant(database.pool, { tenant: id_tenant }, async (db) => {
    const lines: ItemLine[] = [];
    for (const { competencia } of await listMonths(db, id_tenant, id)) {
      const source = openItemSource(db, id_tenant, { id_run: id, competencia });
      const { data } = await listItems(source, {}, { page: 1, pageSize: 10_000 });
      for (const { id: _, valor, ibs_cbs, ...item } of data)
        lines.push({
          ...item,
          competencia: competencia as TaxMonth,
          valor: roundedCents(valor),
          ...(ibs_cbs && { ibs_cbs: inCents(ibs_cbs) }),
        });
    }
    return lines;
  });
}

describe('tenants', () => {
  it('are the five that ship with the product', {
    tags: ['F-006', 'F-010', 'F-011', 'F-015', 'F-073', 'I-246'],
  }, async () => {
    const rows = await rowsOf('select * from tenants order by id');
    expect(
      rows.map(({ id, title, domain, hosts, landing, isProvider }) => [
        id,
        title,
        domain,
        hosts[0],
        landing,
        isProvider,
      ]),
    ).toEqual([
      ['10000000000145', 'Restitui', 'restitui.test', 'localhost', 'd', true],
      ['20000000000107', 'Meridiano Fiscal', 'meridiano.test', 'meridiano.localhost', 'm', false],
      ['30000000000152', 'Kairós Tributos', 'kairos.test', 'kairos.localhost', 'k', false],
      ['40BLT000000168', 'Baluarte Contábil', 'baluarte.test', 'baluarte.localhost', 'b', false],
      ['50000000000160', 'Trilha Tributária', 'trilha.test', 'trilha.localhost', 't', false],
    ]);
    expect(rows.every(({ id }) => isCnpj(id))).toBe(true);
  });

  it('have complete company data, contacts and address', {
    tags: ['F-396', 'F-397', 'F-399'],
  }, async () => {
    for (const row of await rowsOf('select * from tenants')) {
      for (const field of ['cnae', 'cnae_info', 'tipo', 'email', 'whatsApp', 'logradouro', 'numero', 'cidade', 'uf']) {
        expect(row[field], `${row.title}: ${field}`).not.toBe('');
      }
      expect(row.cep).toMatch(/^\d{8}$/);
    }
  });

  it('have clients, and these have products', { tags: ['F-002', 'F-003'] }, async () => {
    const rows = await rowsOf(
      `select t.id, count(distinct c.cnpjcpf)::int clients, count(p.id)::int products from tenants t
         join clients c on c.id_tenant = t.id left join products p on p.id_client = c.cnpjcpf and p.id_tenant = t.id
        group by t.id`,
    );
    expect(rows.length).toBe(5);
    for (const { clients, products } of rows) expect([clients >= 60, products >= clients]).toEqual([true, true]);
  });

  it('have distinct pictures', { tags: ['F-008'] }, async () => {
    const pictures = join(import.meta.dirname, '../../../../web/public');
    const drawn = (await rowsOf('select icon, logos from tenants')).flatMap(({ icon, logos }) =>
      [icon, logos.light, logos.dark].map((path) => readFileSync(join(pictures, path), 'utf8')),
    );
    expect(new Set(drawn).size).toBe(15);
  });

  it('have pictures, and colours that give white text enough contrast', { tags: ['F-009'] }, async () => {
    const pictures = join(import.meta.dirname, '../../../../web/public');
    for (const { icon, logos, colours } of await rowsOf('select * from tenants')) {
      for (const path of [icon, logos.light, logos.dark]) expect(existsSync(join(pictures, path)), path).toBe(true);
      for (const colour of Object.values<string>(colours)) {
        expect(1.05 / (luminance(colour) + 0.05), colour).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('contract templates', { tags: ['F-401'] }, () => {
  it('are valid HTML, use only placeholders of their type, and cover most types in every tenant', async () => {
    const rows = await rowsOf(
      'select c.*, d.html from contracts c join contract_documents d on d.id_contract = c.id where d.id_tenant = c.id_tenant',
    );
    expect(rows.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(5 * 9);
    expect(rows.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(5 * 2);
    for (const { typeContrato, html } of rows) {
      expect([typeContrato, placeholderProblems(html, typeContrato)]).toEqual([typeContrato, []]);
      expect(cleanHtml(html)).toBe(html.trim());
    }
    const granted = await rowsOf('select id_tenant from contract_privileges where granted');
    expect(granted).toEqual([{ id_tenant: '30000000000152' }]);
  });
});

describe('accounts', () => {
  const settled = [true, true, true];
  const consultancy = ['meridiano.test', 'kairos.test', 'baluarte.test', 'trilha.test'].flatMap((domain) => [
    [`ceo@${domain}`, 'USUARIO', 'CEO', ...settled],
    [`gerente@${domain}`, 'USUARIO', 'GERENTE', ...settled],
    [`parceiro@${domain}`, 'USUARIO', 'PARCEIRO', ...settled],
    [`contabilidade@${domain}`, 'USUARIO', 'CONTABILIDADE', ...settled],
    [`pendente@${domain}`, 'USUARIO', 'PARCEIRO', false, false, false],
    [`novo@${domain}`, 'USUARIO', 'PARCEIRO', true, false, false],
  ]);
  const provider = [
    ['ceo@restitui.test', 'ADMIN', 'CEO', ...settled],
    ['ti@restitui.test', 'ADMIN', 'TI', ...settled],
    ['analista@restitui.test', 'ADMIN', 'ANALISTA', ...settled],
    ['financeiro@restitui.test', 'ADMIN', 'FINANCEIRO', ...settled],
    ['juridico@restitui.test', 'ADMIN', 'JURIDICO', ...settled],
    ['pendente@restitui.test', 'ADMIN', 'ANALISTA', false, false, false],
    ['novo@restitui.test', 'ADMIN', 'ANALISTA', true, false, false],
  ];

  it('are the ones that the sign-in page lists', async () => {
    const rows = await rowsOf(`select u.*, t.domain from users u join tenants t on t.id = u.id_tenant`);
    const found = rows.map((u) => [u.email, u.typeUser, u.typeCargo, u.isAccepted, u.li_aceito, u.cep !== null]);
    expect(found.sort()).toEqual([...provider, ...consultancy].sort());
    expect(rows.every(({ email, domain }) => email.endsWith(`@${domain}`))).toBe(true);
  });

  it('have no permission flags, except the analyst', async () => {
    const rows = await rowsOf('select email, flags from permissions p join users u on u.id = p.id_user');
    expect(rows).toHaveLength(31);
    expect(rows.filter(({ flags }) => Object.keys(flags).length > 0)).toEqual([
      {
        email: 'analista@restitui.test',
        flags: { permission_product: true, pis_cofins_monofasico_para_sn: true, previdenciario: true },
      },
    ]);
  });

  it('sign in with the two passwords', async () => {
    const [user] = await rowsOf(`select password_hash from users where email = 'ceo@trilha.test'`);
    const [owner] = await rowsOf(`select * from owners where "cpfProprietario" = '52998224725'`);
    expect(await verifyPassword(user.password_hash, 'Demo@2026!')).toBe(true);
    expect(await verifyPassword(owner.password_hash, 'Cliente@2026')).toBe(true);
    expect(await rowsOf('select from owners where "mustChangePassword"')).toEqual([]);
  });
});

it('include the main client, whose analysis has not been run', async () => {
  const [client] = await rowsOf(
    `select c.razao_social, o."cpfProprietario", r.email as responsavel, g.email as gerente
       from clients c join owners o on o.id = c.id_owner join users r on r.id = c.id_responsavel
       join users g on g.id = c.id_gerente where c.id_tenant = '20000000000107' and c.cnpjcpf = '11222333000181'`,
  );
  expect(client).toEqual({
    razao_social: 'COMERCIO EXEMPLO LTDA',
    cpfProprietario: '52998224725',
    responsavel: 'parceiro@meridiano.test',
    gerente: 'gerente@meridiano.test',
  });
  const products = await rowsOf(
    `select p."typeServico", u.email, count(a.id)::int as rounds from products p join users u on u.id = p.id_analista
       left join assessments a on a.id_product = p.id where p.id_client = '11222333000181' group by 1, 2 order by 1`,
  );
  expect(products).toMatchObject([
    { typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN', email: 'analista@restitui.test', rounds: 0 },
    { typeServico: 'PREVIDENCIARIO', email: 'analista@restitui.test' },
  ]);
});

describe('portfolios', () => {
  it('hold at least 60 clients in all statuses, and products of all services and statuses', async () => {
    const rows = await rowsOf(
      `select t.id, (select count(*)::int from clients c where c.id_tenant = t.id) as clients,
         array(select distinct c.status from clients c where c.id_tenant = t.id order by 1) as "clientStatuses",
         array(select distinct p.status from products p where p.id_tenant = t.id order by 1) as statuses,
         array(select distinct p."typeServico" from products p where p.id_tenant = t.id order by 1) as services
         from tenants t`,
    );
    for (const { clients, clientStatuses, statuses, services } of rows) {
      expect(clients).toBeGreaterThanOrEqual(60);
      expect(clientStatuses.sort()).toEqual(clientStatus.options.toSorted());
      expect(statuses.sort()).toEqual(productStatus.options.toSorted());
      expect(services.sort()).toEqual(serviceType.options.toSorted());
    }
  });

  it('identify every client by a valid and unique document', async () => {
    const clients = (await rowsOf('select cnpjcpf from clients')).map(({ cnpjcpf }) => cnpjcpf as string);
    const owners = (await rowsOf('select "cpfProprietario" as cpf from owners')).map(({ cpf }) => cpf as string);
    const users = (await rowsOf('select cpf from users')).map(({ cpf }) => cpf as string);
    const companies = clients.filter((id) => id.length === 14);

    expect(companies.every(isCnpj)).toBe(true);
    expect([...owners, ...users].every(isCpf)).toBe(true);
    for (const ids of [clients, [...owners, ...users]]) expect(new Set(ids).size).toBe(ids.length);
    expect(companies.some((id) => /[A-Z]/.test(id))).toBe(true);
    expect(clients.some((id) => owners.includes(id))).toBe(true);
    expect(owners.length).toBeLessThan(clients.length);
  });

  it('give the provider’s clients no consultancy staff, and work to the analyst', async () => {
    const lead = (id: string) =>
      rowsOf('select count(id_responsavel)::int + count(id_gerente)::int as n from clients where id_tenant = $1', id);
    expect(await lead('10000000000145')).toEqual([{ n: 0 }]);
    expect((await lead('30000000000152'))[0].n).toBeGreaterThan(60);
    const [analyst] = await rowsOf('select count(id_analista)::int as some, count(*)::int as all from products');
    expect(analyst.some).toBeGreaterThan(200);
    expect(analyst.some).toBeLessThan(analyst.all);
  });
});

describe('assessments', () => {
  it('have figures that add up, without a negative balance', { tags: ['C-11', 'D-22'] }, async () => {
    const found = await rowsOf('select id, id_tenant from assessments');
    expect(found.length).toBeGreaterThan(500);
    const series = await localSelicSource.months();
    const platform = { clock: { now: () => now } };
    for (const { id, id_tenant } of found) {
      const resume = await withTenant(database.pool, { tenant: id_tenant }, (db) =>
        readResume({ db, tenant: id_tenant, platform, series }, id),
      );
      const of = (type: string) => resume.find(({ typeValue }) => typeValue === type)?.value;
      const [refunded = 0, debit = 0, balance = 0] = ['VALOR_REST', 'DEBITO', 'SALDO'].map(of);
      expect((of('CREDITO') ?? of('CREDITO_APURADO') ?? 0) - refunded - debit).toBeCloseTo(balance, 2);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  });

  it('have months of FCVS and Subvenção that the cards show', { tags: ['W-492', 'D-22'] }, async () => {
    const rows = await rowsOf(
      `select r.value as refunded, m.paid, m.negative from (
         select m.id_apuracao,
                sum((select coalesce(sum((i->>'value')::numeric), 0) from jsonb_array_elements(m.items) i))
                  filter (where m."isPaid") as paid,
                count(*) filter (where m.credit > 0 and m.credit <
                  (select coalesce(sum((i->>'value')::numeric), 0) from jsonb_array_elements(m.items) i)) as negative
           from debit_months m group by 1) m
       join lateral (
         select v.value from resume_values v where v.id_apuracao = m.id_apuracao and v."typeValue" = 'VALOR_REST') r on true`,
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { refunded, paid, negative } of rows) {
      expect(Number(paid ?? 0)).toBeCloseTo(Number(refunded), 2);
      expect(Number(negative)).toBe(0);
    }
  });

  it('compensate what was refunded otherwise than in money, and never use more ICMS credits than exist', {
    tags: ['D-22'],
  }, async () => {
    const [report] = await rowsOf('select count(*)::int as rows, sum(value) as all from compensations');
    const [refunds] = await rowsOf(
      `select sum(v.value) as all from resume_values v join assessments a on a.id = v.id_apuracao
        where v."typeValue" = 'VALOR_REST' and v.value >= 10
          and not exists (select from credits c join refund_requests r on r.id_tenant = c.id_tenant
            and r.id_apuracao = c.id_apuracao and c.id_apuracao = a.id and r.pagamento = c.pagamento
            and r.competencia = lpad(c."mesCompetencia"::text, 2, '0') || '/' || c."anoCompetencia"
            and r.tipo = 'RESTITUICAO' and r.recebido_em is not null and c."isPago")`,
    );
    expect(report.rows).toBeGreaterThan(200);
    expect(report.all).toBe(refunds.all);
    const control = await rowsOf('select * from icms_credits');
    expect(control.length).toBeGreaterThan(100);
    for (const row of control) {
      expect(Number(row.credPisOrigUtilizado) + Number(row.credPisPago)).toBeLessThanOrEqual(
        Number(row.credPisOriginal),
      );
      expect(icmsTotals([numbersOf(row)]).saldo).toBeGreaterThanOrEqual(0);
    }
  });

  it('show, for the Simples, the credit found by their analysis including corrections', async () => {
    const rows = await rowsOf(
      `select (r.resumo->>'total_a_restituir')::numeric + coalesce(sum(t.valor - t.calculado), 0) = v.value as same
         from simples_runs r join resume_values v on v.id_apuracao = r.id_apuracao and v."typeValue" = 'CREDITO_APURADO'
         left join simples_totals t on t.id_apuracao = r.id_apuracao where r.state = 'pronta'
         group by r.id_tenant, r.id, v.value`,
    );
    expect(rows.length).toBe(40);
    expect(rows.every(({ same }) => same)).toBe(true);
  });

  it('have, for the Simples, months of every diagnosis and strength whose groups are the sums of their items', {
    tags: ['D-33'],
  }, async () => {
    const months = await rowsOf('select * from simples_months');
    const lines = new Map<string, ItemLine[]>();
    for (const run of await rowsOf(`select id, id_tenant from simples_runs where state = 'pronta'`)) {
      lines.set(run.id, await storedLines(run));
    }
    for (const { row, detail, id_run } of months) {
      const ofMonth = (lines.get(id_run) ?? []).filter(({ competencia }) => competencia === row.competencia);
      for (const [group, amount] of Object.entries<number>(detail.grupos.I)) {
        const found = ofMonth.filter(({ grupo }) => grupo === group);
        expect(Math.round(amount * 100), row.competencia).toBe(found.reduce((sum, { valor }) => sum + valor, 0));
      }
      if (row.total_a_restituir > 0) expect(row.forca, row.competencia).not.toBeNull();
    }
    const levels = new Set(months.map(({ row }) => row.forca?.nivel ?? null));
    expect([...levels].sort()).toEqual(['a_provar', 'certa', 'defensavel', null]);
    for (const items of lines.values()) {
      const found = new Set(items.map(({ forca }) => forca ?? 'sem'));
      expect(found.size, items[0]?.emitente).toBeGreaterThan(2);
    }
    const withIbsCbs = months.filter(({ detail }) => detail.ibs_cbs);
    expect(withIbsCbs.length).toBeGreaterThan(0);
    for (const { row, detail } of withIbsCbs) {
      expect(row.competencia).toMatch(/2026$/);
      expect(detail.ibs_cbs.divergentes).toBe(0);
    }
    const diagnoses = new Set(months.map(({ row }) => row.diagnostico));
    expect([...diagnoses].sort()).toEqual(Object.values(diagnosisTexts).sort());
  });
});

describe('the ZIPs of an analysis', () => {
  it('are stored for one client per company and yield exactly the stored analysis', { tags: ['D-33'] }, async () => {
    const runs = await rowsOf(
      `select r.*, r."asOf"::text as day, c.cnpjcpf from simples_runs r join assessments a on a.id = r.id_apuracao
         join clients c on c.id_tenant = a.id_tenant and c.cnpjcpf = a.id_client where r.xml_file like 'uploads/%'`,
    );
    expect(new Set(runs.map(({ id_tenant }) => id_tenant)).size).toBe(5);
    for (const run of runs) {
      const lines: ItemLine[] = [];
      const found = await analyseSimplesNacional({
        cnpj: run.cnpjcpf,
        xmlZip: files.localPath(run.xml_file),
        pgdasZip: files.localPath(run.pgdas_file),
        asOf: run.day,
        decisions: run.palavra.decisoes,
        onItems: (some) => void lines.push(...some),
      });
      expect(found.problemas).toEqual([]);
      expect(run).toMatchObject(toRunOutcome(null, { ...found, cnpj: run.cnpjcpf }));
      const months = await withTenant(database.pool, { tenant: run.id_tenant }, (db) =>
        listMonths(db, run.id_tenant, run.id),
      );
      const expected = JSON.parse(JSON.stringify(toMonthRows(run, found)));
      expect(months.map(({ row, detail, competencia }) => ({ row, detail, competencia }))).toEqual(
        expected.map(({ row, detail, competencia }: (typeof months)[number]) => ({ row, detail, competencia })),
      );
      const [{ cobertura }] = await rowsOf('select cobertura from simples_coverage where id_run = $1', run.id);
      expect(JSON.parse(JSON.stringify(found.cobertura))).toEqual(cobertura);
      expect(await storedLines(run)).toEqual(lines);
    }
  });
});

describe('requests about personal data', { tags: ['D-36'] }, () => {
  it('are open, done and refused in every consultancy; the open one is by a client with a signed contract', async () => {
    const rows = await rowsOf(
      `select r.status, r.outcome is not null as answered, exists (select from clients c
         join agreements a on a.id_tenant = c.id_tenant and a.id_client = c.cnpjcpf and a.status = 'Ativo'
         where c.id_tenant = r.id_tenant and c.id_owner = r.id_person) as signed
       from erasure_requests r order by r.status`,
    );
    const each = { concluida: [true, false], pendente: [false, true], recusada: [false, false] };
    const expected = Object.entries(each).flatMap(([status, facts]) => Array(4).fill([status, ...facts]));
    expect(rows.map(({ status, answered, signed }) => [status, answered, signed])).toEqual(expected);
  });
});

/** Computes WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('analyses from files', () => {
  it('are ready for one product of each service, with months, items and the file that yields them', async () => {
    const runs = await rowsOf('select id, servico, state, envio from file_analyses order by servico');
    expect(runs.map(({ servico, state }) => [servico, state])).toEqual([
      ['EXCLUSAO_DE_ICMS_E_ST', 'pronta'],
      ['EXCLUSAO_DE_ICMS_E_ST', 'pronta'],
      ['PREVIDENCIARIO', 'pronta'],
    ]);
    for (const { id, envio } of runs) {
      expect(envio.every(({ chave }: { chave: string }) => existsSync(files.localPath(chave)))).toBe(true);
      const [counts] = await rowsOf(
        `select (select count(*)::int from file_analysis_months where id_run = $1) months,
                (select sum(itens)::int from file_analysis_items where id_run = $1) items`,
        id,
      );
      expect(counts.months).toBe(27);
      expect(counts.items).toBeGreaterThan(100);
    }
  });

  it('have credits of every kind of class, and months whose claim has expired', async () => {
    const cells = await rowsOf(
      `select cell->>'classe' classe, (cell->>'a_conferir')::boolean a_conferir,
              (row->>'prescreve_em')::date < '2026-11-21' expired
       from file_analysis_months, jsonb_array_elements(row->'celulas') cell`,
    );
    const classes = new Set(cells.map(({ classe }) => classe));
    expect([...classes].sort()).toEqual([
      ...['DESFAVORAVEL', 'INDEFINIDA', 'JUDICIAL_FAVORAVEL', 'NAO_INCIDE_POR_LEI', 'RECONHECIDA'],
    ]);
    expect(cells.some(({ a_conferir }) => a_conferir)).toBe(true);
    expect(cells.some(({ expired }) => expired)).toBe(true);
  });

  it('have a non-cumulative company with freed credit, doubts, both kinds of file and differences of notes', async () => {
    const months = await rowsOf(
      "select row from file_analysis_months where row->>'regime' = 'NAO_CUMULATIVO' order by periodo",
    );
    const rows = months.map(({ row }) => row);
    const sum = (name: string) => rows.reduce((total, { valores }) => total + valores[name], 0);
    expect(rows).toHaveLength(27);
    expect(new Set(rows.map(({ retificadora }) => retificadora))).toEqual(new Set([true, false]));
    for (const part of [
      'icms_a_excluir',
      'icms_ja_excluido',
      'icms_em_duvida',
      'pis_credito_liberado',
      'pis_a_recuperar',
    ]) {
      expect([part, sum(part) > 0]).toEqual([part, true]);
    }
    const codes = new Set(rows.flatMap(({ alertas }) => alertas.map(({ codigo }: { codigo: string }) => codigo)));
    expect([...codes].sort()).toEqual([
      ...['BASE_DIVERGENTE', 'MES_FALTANDO', 'NOTA_FORA_DA_EFD', 'SEM_ICMS', 'SEM_PROVA_DE_PAGAMENTO', 'XML_FALTANDO'],
    ]);
  });
});

describe('payments of the followed cases', () => {
  const tenant = '20000000000107' as TenantId;
  const platform = { clock: { now: () => now } };

  async function paymentsOf(service: ServiceType, status: ProductStatus) {
    const assessments = await rowsOf(
      `select a.id, a.id_product, a.id_client from assessments a join products p on p.id = a.id_product
         where a.id_tenant = $1 and p."typeServico" = $2 and p.status = $3
           and exists (select from credits c where c.id_apuracao = a.id and c.pagamento is not null)`,
      ...[tenant, service, status],
    );
    expect(assessments).toHaveLength(1);
    return withTenant(database.pool, { tenant }, (db) => readPaymentFees({ db, tenant, platform }, assessments[0]));
  }

  it('are in every step, from the mirror to the paid fee', async () => {
    const payments = await paymentsOf('PIS_COFINS_MONOFASICO_PARA_SN', 'RESTITUIDO_PARCIAL');
    const steps = payments.map(({ request, isBooked, fee }) =>
      stepOfPayment({ request, isMirrorOpen: true, fee: isBooked && fee?.boletos.length ? 'COBRADO' : 'A_LANCAR' }),
    );
    expect(new Set(steps)).toEqual(new Set(paymentSteps.filter((step) => step !== 'RETIFICAR')));
    expect(steps.filter((step) => step === 'CONCLUIDO')).toHaveLength(3);
    const booked = payments.filter(({ isBooked }) => isBooked);
    expect(booked.some(({ request }) => request.despacho?.resultado === 'DEFERIDO_EM_PARTE')).toBe(true);
    for (const { request, percentual, fee } of booked) {
      expect(fee?.apurado).toBe(feeOnReceived(request.recebido?.valor ?? 0, percentual));
    }
  });

  it('have a compensation whose fee is paid', async () => {
    const payments = await paymentsOf('EXCLUSAO_DE_ICMS_E_ST', 'AGUARDANDO_COMPENSACAO');
    const used = payments.find(({ request }) => request.tipo === 'COMPENSACAO' && request.recebido !== null);
    expect(used?.isBooked).toBe(true);
    expect(used?.fee).toMatchObject({ pago: used?.fee?.apurado });
  });

  it('have boletos that ask exactly for their fees, one of them for two', async () => {
    const boletos = await rowsOf(
      `select b."seuNumero", b.situacao, count(*)::int fees, sum(c.centavos) charged, sum(c.pago) paid,
              b."valorNominal" * 100 asked, bool_and(b."dataEmissao" >= f."createdDate"::date) later,
              exists (select from sandbox_charges s where s."codigoSolicitacao" = b."codigoSolicitacao") known
         from boletos b join fee_charges c on c.id_boleto = b.id join fees f on f.id_credit = c.id_credit
        where b."seuNumero" like 'HON-2%' group by b.id_tenant, b.id order by 1`,
    );
    expect(
      boletos.map(({ seuNumero, situacao, fees, later, known }) => [seuNumero, situacao, fees, later, known]),
    ).toEqual([
      ['HON-2001', 'RECEBIDO', 1, true, true],
      ['HON-2002', 'A_RECEBER', 2, true, true],
      ['HON-2003', 'RECEBIDO', 1, true, true],
    ]);
    for (const { situacao, charged, paid, asked } of boletos) {
      expect([Number(charged), Number(paid)]).toEqual([Number(asked), situacao === 'RECEBIDO' ? Number(asked) : 0]);
    }
  });
});
