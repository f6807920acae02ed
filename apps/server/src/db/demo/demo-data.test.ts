import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { placeholderProblems } from '@restitui/domain/agreements/templates/placeholders.ts';
import { clientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import { productStatus } from '@restitui/domain/recovery/products/product-status.ts';
import { serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { describe, expect, it } from 'vitest';
import { openTestDemonstration } from '../../../test/test-demonstration.ts';
import { cleanHtml } from '../../features/agreements/templates/clean-html.rules.ts';
import { verifyPassword } from '../../platform/passwords.ts';

const { rowsOf } = openTestDemonstration();

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
    ['analista2@restitui.test', 'ADMIN', 'ANALISTA', ...settled],
  ];

  it('are those of each role, with a second analyst of the provider', async () => {
    const rows = await rowsOf(`select u.*, t.domain from users u join tenants t on t.id = u.id_tenant`);
    const found = rows.map((u) => [u.email, u.typeUser, u.typeCargo, u.isAccepted, u.li_aceito, u.cep !== null]);
    expect(found.sort()).toEqual([...provider, ...consultancy].sort());
    expect(rows.every(({ email, domain }) => email.endsWith(`@${domain}`))).toBe(true);
  });

  it('have no permission flags, except the analysts', async () => {
    const rows = await rowsOf('select email, flags from permissions p join users u on u.id = p.id_user order by 1');
    expect(rows).toHaveLength(32);
    const [second, ...others] = rows.filter(({ flags }) => Object.keys(flags).length > 0);
    expect([second.email, second.flags.permission_product]).toEqual(['analista2@restitui.test', undefined]);
    expect(second.flags).toMatchObject({ fcvs: true, subvencao: true });
    expect(others).toEqual([
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

  it('give the provider’s clients no consultancy staff, and work to the analysts', async () => {
    const lead = (id: string) =>
      rowsOf('select count(id_responsavel)::int + count(id_gerente)::int as n from clients where id_tenant = $1', id);
    expect(await lead('10000000000145')).toEqual([{ n: 0 }]);
    expect((await lead('30000000000152'))[0].n).toBeGreaterThan(60);
    const work = await rowsOf(
      `select u.email, count(*)::int as n from products p left join users u on u.id = p.id_analista group by 1 order by 1`,
    );
    expect(work.map(({ email }) => email)).toEqual(['analista2@restitui.test', 'analista@restitui.test', null]);
    const [second, first, nobody] = work.map(({ n }) => n as number);
    expect(second).toBeGreaterThan(200);
    expect(first).toBeGreaterThan(200);
    // A row of 'Hoje' has something to do.
    expect(nobody).toBeGreaterThan(3);
    expect(nobody).toBeLessThan(20);
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
