import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient } from '../../../../test/clients.ts';
import { as, newCnpj } from '../../../../test/harness.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { portfolioCells } from '../../../../test/portfolio.ts';
import {
  importParams,
  openPortfolioScenario,
  type PortfolioScenario,
  startRequest,
} from '../../../../test/portfolio-scenario.ts';
import { changes } from '../../insights/change-history/change-history.table.ts';
import { owners } from '../clients/clients.table.ts';

let scenario: PortfolioScenario;

beforeAll(async () => {
  scenario = await openPortfolioScenario();
});
afterAll(() => scenario.server.close());

describe('portfolio import', { tags: ['D-38'] }, () => {
  it('creates PENDENTE clients with the importer as responsible, and does not change existing owners', async () => {
    const { server, home, partner, sent, imported, clientsNamed } = scenario;
    const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'DA DONA' }] });
    const importer = await as(server, partner);
    const found = await sent(
      [
        portfolioCells({ razao_social: 'IMPORTADA UM', comissaoTenant: '15', municipio: 'Goiânia', estado: 'GO' }),
        portfolioCells({
          razao_social: 'IMPORTADA DOIS',
          cpfProprietario: owner.cpf,
          nomeProprietario: 'Outro Nome',
          emailProprietario: 'outro@outro.test',
        }),
      ],
      importer,
    );
    const done = await imported(found, importer);
    expect(done).toMatchObject({ state: 'pronta', counts: { importada: 2, valida: 0 } });
    expect(done.finishedDate).not.toBeNull();

    const listed = await clientsNamed('IMPORTADA', importer);
    expect(listed).toEqual([
      expect.objectContaining({ razao_social: 'IMPORTADA DOIS', status: 'PENDENTE', id_responsavel: partner.id }),
      expect.objectContaining({ razao_social: 'IMPORTADA UM', status: 'PENDENTE', id_responsavel: partner.id }),
    ]);
    const read = async (cnpjcpf = '') => (await importer.call(clientsApi.read, { params: { cnpjcpf } })).data;
    expect(await read(listed[1]?.cnpjcpf)).toMatchObject({ comissaoTenant: 15, municipio: 'Goiânia', estado: 'GO' });
    expect((await read(listed[0]?.cnpjcpf)).nomeProprietario).not.toBe('Outro Nome');
    expect((await asClient(server, owner)).token).toBeTruthy();
  });

  it('treats an erased owner as unknown and creates a new one', { tags: ['D-36'] }, async () => {
    const { server, home, ceo, sent, imported, clientsNamed } = scenario;
    const owner = await addOwner(server, { id_tenant: home, clients: [{ razao_social: 'DE ANTES' }] });
    await server.inTenant(home, (db) =>
      db.update(owners).set({ erasedAt: '2026-11-20T12:00:00Z' }).where(eq(owners.id, owner.id)),
    );
    const cells = { razao_social: 'DE DEPOIS', cpfProprietario: owner.cpf, nomeProprietario: 'Pessoa Nova' };
    expect(await imported(await sent([portfolioCells(cells)]))).toMatchObject({ counts: { importada: 1 } });
    const [made] = await clientsNamed('DE DEPOIS');
    const { data } = await ceo.call(clientsApi.read, { params: { cnpjcpf: made?.cnpjcpf ?? '' } });
    expect(data.nomeProprietario).toBe('Pessoa Nova');
    expect(data.id_owner).not.toBe(owner.id);
  });

  it('records importer and spreadsheet in the history of new clients only', {
    tags: ['D-35'],
  }, async () => {
    const { server, home, sent, imported } = scenario;
    const [mine, known] = [newCnpj(), newCnpj()];
    const found = await sent([
      portfolioCells({ cnpjcpf: mine, razao_social: 'COM HISTORICO' }),
      portfolioCells({ cnpjcpf: known }),
    ]);
    await addClient(server, { id_tenant: home, cnpjcpf: known });
    await imported(found);
    const kept = await server.inTenant(home, (db) =>
      db
        .select()
        .from(changes)
        .where(inArray(changes.id_client, [mine, known]))
        .orderBy(asc(changes.field)),
    );
    expect(kept.map(({ id_client, field, from, to }) => [id_client, field, from, to])).toEqual([
      [mine, 'comissaoTenant', null, 20],
      [mine, 'planilha', null, 'carteira.csv'],
      [mine, 'razao_social', null, 'COM HISTORICO'],
      [mine, 'status', null, 'PENDENTE'],
    ]);
    expect(kept[0]).toMatchObject({ entity: 'CLIENTE', author: 'staff', authorName: found.nome });
  });

  it('changes nothing when repeated, and reports so for every row', async () => {
    const { ceo, sent, imported, clientsNamed } = scenario;
    const lines = [portfolioCells({ razao_social: 'DE NOVO' })];
    await imported(await sent(lines));
    const again = await sent(lines);
    expect(again.counts).toMatchObject({ valida: 0, existente: 1 });
    const reply = await ceo.try(portfolioApi.start, startRequest(again));
    expect(reply).toMatchObject({ status: 409, body: { code: 'nothing_to_import' } });
    expect(await clientsNamed('DE NOVO')).toHaveLength(1);
  });

  it('skips a client registered between check and import', async () => {
    const { server, home, sent, imported, clientsNamed } = scenario;
    const cnpjcpf = newCnpj();
    const found = await sent([portfolioCells({ cnpjcpf, razao_social: 'DA PLANILHA' })]);
    await addClient(server, { id_tenant: home, cnpjcpf, razao_social: 'DO CADASTRO' });
    expect((await imported(found)).counts).toMatchObject({ importada: 0, existente: 1 });
    expect(await clientsNamed('DA PLANILHA')).toEqual([]);
  });

  it('starts once and then keeps its columns', async () => {
    const { ceo, work, sent } = scenario;
    const found = await sent([portfolioCells()]);
    await ceo.call(portfolioApi.start, startRequest(found));
    const again = await ceo.try(portfolioApi.start, startRequest(found));
    expect(again).toMatchObject({ status: 409, body: { code: 'import_begun' } });
    const match = await ceo.try(portfolioApi.match, { ...importParams(found), body: { columns: {} } });
    expect(match).toMatchObject({ status: 409, body: { code: 'import_begun' } });
    await work();
    expect((await ceo.try(portfolioApi.start, startRequest(found))).status).toBe(409);
  });

  it('requires the confirmation of the data', async () => {
    const { ceo, sent } = scenario;
    const found = await sent([portfolioCells()]);
    const reply = await ceo.tryInvalid(portfolioApi.start, { ...importParams(found), body: {} });
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'li_aceito_tenant' }] } });
  });

  it('imports 4,993 of 5,000 rows and reports the 7 invalid ones', async () => {
    const { enqueued, home, ceo, work, sent, rowsOf } = scenario;
    const bad = [10, 500, 1234, 2000, 3333, 4000, 4999];
    const wrong = [
      { cnpjcpf: '11222333000180' },
      { razao_social: '' },
      { cpfProprietario: '123' },
      { emailProprietario: 'sem arroba' },
      { cep: '12' },
      { comissaoTenant: '150' },
      { estado: 'ZZ' },
    ];
    const lines = Array.from({ length: 5000 }, (_, i) => {
      const at = bad.indexOf(i);
      return portfolioCells({ razao_social: `EM MASSA ${i}`, ...(at >= 0 ? wrong[at] : {}) });
    });
    const found = await sent(lines);
    expect(found.counts).toMatchObject({ total: 5000, valida: 4993, erro: 7 });
    expect((await rowsOf(found, { outcome: 'erro' })).map(({ line, issues }) => [line, issues[0]?.field])).toEqual(
      wrong.map((fields, i) => [(bad[i] ?? 0) + 2, Object.keys(fields)[0]]),
    );

    await ceo.call(portfolioApi.start, startRequest(found));
    const stopped = new AbortController();
    stopped.abort();
    const [job] = enqueued;
    await work(stopped.signal);
    const halfway = (await ceo.call(portfolioApi.read, importParams(found))).data;
    expect(halfway).toMatchObject({ state: 'importando', counts: { importada: 200, valida: 4793 } });
    enqueued.push(job as (typeof enqueued)[number]);
    await work();
    const done = (await ceo.call(portfolioApi.read, importParams(found))).data;
    expect(done).toMatchObject({ state: 'pronta', counts: { importada: 4993, valida: 0, erro: 7 } });
    const query = { q: 'em massa', page: 100 };
    const { page } = await ceo.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query });
    expect(page?.total).toBe(4993);
  });
});
