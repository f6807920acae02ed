import { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { portfolioApi } from '@restitui/domain/portfolio/portfolio.api.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClient } from '../../../test/clients.ts';
import { as, newCnpj } from '../../../test/harness.ts';
import { addOwner, asClient } from '../../../test/owners.ts';
import { portfolioCells } from '../../../test/portfolio.ts';
import { beginningOf, ofImport, openPortfolioDesk, type PortfolioDesk } from '../../../test/portfolio-desk.ts';
import { changes } from '../change-history/change-history.table.ts';
import { owners } from '../clients/clients.table.ts';

let desk: PortfolioDesk;

beforeAll(async () => {
  desk = await openPortfolioDesk();
});
afterAll(() => desk.server.close());

describe('D-38 a portfolio is imported', () => {
  test('the clients are PENDENTE, the importer is responsible, and owners who are known stay as they are', async () => {
    const { server, home, partner, sent, imported, clientsNamed } = desk;
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

  test('D-36 an erased owner is not known: who comes with the CPF is somebody new', async () => {
    const { server, home, ceo, sent, imported, clientsNamed } = desk;
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

  test('D-35 who imported a client from which spreadsheet is in its history; of one left alone nothing is', async () => {
    const { server, home, sent, imported } = desk;
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

  test('sent again it changes nothing, and says so of every row', async () => {
    const { ceo, sent, imported, clientsNamed } = desk;
    const lines = [portfolioCells({ razao_social: 'DE NOVO' })];
    await imported(await sent(lines));
    const again = await sent(lines);
    expect(again.counts).toMatchObject({ valida: 0, existente: 1 });
    const reply = await ceo.try(portfolioApi.start, beginningOf(again));
    expect(reply).toMatchObject({ status: 409, body: { code: 'nothing_to_import' } });
    expect(await clientsNamed('DE NOVO')).toHaveLength(1);
  });

  test('a client registered between check and import is left alone', async () => {
    const { server, home, sent, imported, clientsNamed } = desk;
    const cnpjcpf = newCnpj();
    const found = await sent([portfolioCells({ cnpjcpf, razao_social: 'DA PLANILHA' })]);
    await addClient(server, { id_tenant: home, cnpjcpf, razao_social: 'DO CADASTRO' });
    expect((await imported(found)).counts).toMatchObject({ importada: 0, existente: 1 });
    expect(await clientsNamed('DA PLANILHA')).toEqual([]);
  });

  test('begins once, and its columns then stand', async () => {
    const { ceo, work, sent } = desk;
    const found = await sent([portfolioCells()]);
    await ceo.call(portfolioApi.start, beginningOf(found));
    const again = await ceo.try(portfolioApi.start, beginningOf(found));
    expect(again).toMatchObject({ status: 409, body: { code: 'import_begun' } });
    const match = await ceo.try(portfolioApi.match, { ...ofImport(found), body: { columns: {} } });
    expect(match).toMatchObject({ status: 409, body: { code: 'import_begun' } });
    await work();
    expect((await ceo.try(portfolioApi.start, beginningOf(found))).status).toBe(409);
  });

  test('needs the word that the data was confirmed', async () => {
    const { ceo, sent } = desk;
    const found = await sent([portfolioCells()]);
    const reply = await ceo.try(portfolioApi.start, { ...ofImport(found), body: {} } as never);
    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'li_aceito_tenant' }] } });
  });

  test('5,000 rows with 7 bad ones: 4,993 clients, and 7 rows to mend', async () => {
    const { enqueued, home, ceo, work, sent, rowsOf } = desk;
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

    await ceo.call(portfolioApi.start, beginningOf(found));
    const stopped = new AbortController();
    stopped.abort();
    const [job] = enqueued;
    await work(stopped.signal);
    const halfway = (await ceo.call(portfolioApi.read, ofImport(found))).data;
    expect(halfway).toMatchObject({ state: 'importando', counts: { importada: 200, valida: 4793 } });
    enqueued.push(job as (typeof enqueued)[number]);
    await work();
    const done = (await ceo.call(portfolioApi.read, ofImport(found))).data;
    expect(done).toMatchObject({ state: 'pronta', counts: { importada: 4993, valida: 0, erro: 7 } });
    const { page } = await ceo.call(clientsApi.listOfTenant, { params: { id_tenant: home }, query: { q: 'em massa' } });
    expect(page?.total).toBe(4993);
  });
});
