import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { type Template, templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import { sendForm, storedUploads } from '../../../../test/send-files.ts';
import { addTemplate } from '../../../../test/templates.ts';
import { rewriteUnsignedAgreements } from '../documents/rewrite-unsigned.service.ts';
import { deleteAbandonedTemplates } from './jobs/unfinished-templates.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const work = () => ({ platform: server.platform, inTenant: server.inTenant });

interface Answer {
  data?: Template;
  code?: string;
  issues?: { message: string }[];
}

/** Adds a consultancy with its CEO and a client, and functions that send documents as the CEO. */
async function addConsultancy() {
  const id_tenant = await addTenant(server);
  const boss = await addUser(server, { id_tenant, typeCargo: 'CEO', name: 'Clara Chefe' });
  const ceo = await as(server, boss);
  const owned = [{ razao_social: 'PADARIA SAO JOAO LTDA', id_responsavel: boss.id, banco: '' }];
  const { clients } = await addOwner(server, { id_tenant, clients: owned });
  const form = (path: string, fields: Record<string, string>, html?: string, caller: Caller = ceo) =>
    sendForm<Answer>(server, caller, path, {
      ...fields,
      ...(html !== undefined && { file: { name: 'modelo.html', content: html } }),
    });
  return {
    ...{ id_tenant, boss, ceo, id_client: clients[0] ?? '' },
    publish: (html?: string, fields = {}, caller?: Caller) =>
      form(
        '/api/contracts/complete',
        { nameContrato: 'Principal', typeContrato: 'PRINCIPAL', ...fields },
        html,
        caller,
      ),
    replace: (id: string, base: number, html: string, caller?: Caller) =>
      form(`/api/contracts/${id}/versions`, { base: String(base) }, html, caller),
  };
}

const at = (id: string) => ({ params: { id } });

describe('a template with its document', { tags: ['G-12'] }, () => {
  it('is created at once, and its type is then taken', async () => {
    const { publish, ceo } = await addConsultancy();
    const { status, body } = await publish('<p>{{cliente.razao_social}}</p>');
    expect([status, body.data?.versao, body.data?.documento?.campos]).toEqual([201, 1, ['cliente.razao_social']]);
    const again = await publish('<p>b</p>');
    expect([again.status, again.body.code]).toEqual([409, 'contract_type_taken']);
    expect((await ceo.call(templatesApi.list)).data).toHaveLength(1);
  });

  it('leaves nothing when the document is refused or missing', async () => {
    const { publish, ceo } = await addConsultancy();
    const before = storedUploads(server).length;
    expect((await publish('<p>{{cliente.nada}}</p>')).body.code).toBe('contract_placeholders_wrong');
    expect((await publish()).body.code).toBe('contract_file_missing');
    expect((await ceo.call(templatesApi.list)).data).toEqual([]);
    expect(storedUploads(server)).toHaveLength(before);
    expect((await publish('<p>certo</p>')).status).toBe(201);
  });

  it('takes the place of one whose upload never came', async () => {
    const { publish, ceo } = await addConsultancy();
    await ceo.call(templatesApi.create, { body: { nameContrato: 'Parado', typeContrato: 'PRINCIPAL' } });
    expect((await publish('<p>a</p>')).status).toBe(201);
    expect((await ceo.call(templatesApi.list)).data.map(({ nameContrato }) => nameContrato)).toEqual(['Principal']);
  });

  it('is one, however many are sent at once', async () => {
    const { publish } = await addConsultancy();
    const replies = await Promise.all([1, 2, 3].map((n) => publish(`<p>${n}</p>`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is refused without the permission', async () => {
    const { publish, id_tenant } = await addConsultancy();
    const manager = await as(server, await addUser(server, { id_tenant, typeCargo: 'GERENTE' }));
    expect(await publish('<p>a</p>', {}, manager)).toMatchObject({
      status: 403,
      body: { code: 'contract_create_denied' },
    });
  });
});

describe('a template without a document', () => {
  it('is deleted by the job after an hour, and no longer blocks its type', async () => {
    const { id_tenant, ceo, publish } = await addConsultancy();
    await publish('<p>fica</p>');
    const draft = { body: { nameContrato: 'Parado', typeContrato: 'SUBVENCAO' } } as const;
    await ceo.call(templatesApi.create, draft);
    await deleteAbandonedTemplates(work(), id_tenant);
    expect((await ceo.call(templatesApi.list)).data).toHaveLength(2);
    expect((await ceo.try(templatesApi.create, draft)).status).toBe(409);

    server.clock.move(61 * 60_000);
    expect((await ceo.try(templatesApi.create, draft)).status).toBe(201);
    server.clock.move(61 * 60_000);
    await deleteAbandonedTemplates(work(), id_tenant);
    expect((await ceo.call(templatesApi.list)).data.map(({ typeContrato }) => typeContrato)).toEqual(['PRINCIPAL']);
  });
});

describe('replacing a template', () => {
  it('makes the new version current and keeps the old one readable, with author, date and difference', async () => {
    const { publish, replace, ceo } = await addConsultancy();
    const id = (await publish('<p>Prazo de 10 dias</p>')).body.data?.id ?? '';
    server.clock.move(60_000);
    const { status, body } = await replace(id, 1, '<p>Prazo de 30 dias</p>');
    expect([status, body.data?.versao, body.data?.id]).toEqual([201, 2, id]);

    const { data } = await ceo.call(templatesApi.versions, at(id));
    expect(data.map(({ numero, atual, autor }) => [numero, atual, autor])).toEqual([
      [2, true, 'Clara Chefe'],
      [1, false, 'Clara Chefe'],
    ]);
    expect(data[0]?.createdDate).not.toBe(data[1]?.createdDate);
    const read = async (numero: number) =>
      (await ceo.call(templatesApi.version, { params: { id, numero: String(numero) } })).data;
    expect(await read(1)).toMatchObject({ html: '<p>Prazo de 10 dias</p>', alteracoes: null });
    expect(await read(2)).toMatchObject({
      html: '<p>Prazo de 30 dias</p>',
      alteracoes: '<p>Prazo de <del>10</del><ins>30</ins> dias</p>',
    });
    const file = await ceo.try(templatesApi.downloadVersion, { params: { id, numero: '1' } });
    expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment/)]);
    expect((await ceo.try(templatesApi.version, { params: { id, numero: '3' } })).status).toBe(404);
    expect((await ceo.try(templatesApi.downloadVersion, { params: { id, numero: '3' } })).status).toBe(404);
  });

  it('returns 409 when another version came first, also at the same time', async () => {
    const { publish, replace } = await addConsultancy();
    const id = (await publish('<p>a</p>')).body.data?.id ?? '';
    const replies = await Promise.all(['b', 'c'].map((text) => replace(id, 1, `<p>${text}</p>`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await replace(id, 1, '<p>d</p>')).body.code).toBe('contract_version_changed');
  });

  it('is refused for a deleted template, another tenant and without the permission', async () => {
    const { publish, replace, ceo, id_tenant } = await addConsultancy();
    const other = await addConsultancy();
    const id = (await publish('<p>a</p>')).body.data?.id ?? '';
    const manager = await as(server, await addUser(server, { id_tenant, typeCargo: 'GERENTE' }));
    expect((await replace(id, 1, '<p>b</p>', manager)).status).toBe(403);
    expect((await replace(id, 1, '<p>b</p>', other.ceo)).status).toBe(404);
    expect((await other.ceo.try(templatesApi.versions, at(id))).status).toBe(404);
    expect((await manager.try(templatesApi.versions, at(id))).status).toBe(403);
    await ceo.call(templatesApi.remove, at(id));
    expect((await replace(id, 1, '<p>b</p>')).body.code).toBe('contract_already_deleted');
  });

  it('leaves an agreement on its version when data change, and takes the new one for a new version', async () => {
    const { publish, replace, ceo, boss, id_tenant, id_client } = await addConsultancy();
    const id = (await publish('<p>Antiga: {{cliente.razao_social}} {{cliente.municipio}}</p>')).body.data?.id ?? '';
    const body = { contracts: ['PRINCIPAL' as const], typeRegime: 'SIMPLES_NACIONAL' as const, id_client };
    const id_agreement = (await ceo.call(agreementsApi.linkClient, { body })).data.id;
    await replace(id, 1, '<p>Nova: {{cliente.razao_social}}</p>');
    const shown = async () =>
      (await ceo.call(agreementsApi.activeOfClient, { params: { id: id_client }, query: {} })).data;
    const used = async () => (await ceo.call(templatesApi.usedBy, { params: { id_agreement } })).data;

    await server.inTenant(id_tenant, (db) =>
      rewriteUnsignedAgreements({ db, tenant: id_tenant, platform: server.platform, author: boss.id }, { id_client }),
    );
    await ceo.call(agreementsApi.linkClient, { body });
    expect((await shown())?.html).toContain('Antiga: PADARIA');
    expect(await used()).toMatchObject([
      { id_contract: id, typeContrato: 'PRINCIPAL', nameContrato: 'Principal', numero: 1, atual: 2 },
    ]);

    await ceo.call(lifecycleApi.newVersion, { params: { id: id_agreement }, body: { reason: 'Modelo novo' } });
    expect((await shown())?.html).toContain('Nova: PADARIA');
    expect(await used()).toMatchObject([{ numero: 2, atual: 2 }]);

    const other = await addConsultancy();
    expect((await other.ceo.try(templatesApi.usedBy, { params: { id_agreement } })).status).toBe(404);
  });
});

describe('an unsaved text', () => {
  it('is filled with a client’s data, with missing values and problems named', async () => {
    const { ceo, id_client, boss, id_tenant } = await addConsultancy();
    await addAgreement(server, {
      ...{ id_tenant, id_client, by: boss.id, html: '<p>a</p>' },
      ...{ typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL', 'PREVIDENCIARIO'] },
    });
    const html =
      '<ul><li><p>{{ Cliente.razao_social }}, {{se cliente.pessoa_juridica}}CNPJ{{senao}}CPF{{fim}}</p></li></ul>' +
      '<p>{{contrato.produto}}{{se produto.previdenciario}}, anexo{{fim}}</p><p>{{cliente.banco}} {{x.y}}</p><script>1</script>';
    const body = { typeContrato: 'PREVIDENCIARIO' as const, html };
    const { data } = await ceo.call(templatesApi.tryOut, { body: { ...body, id_client } });
    expect(data.html).toMatch(/^<ul><li>PADARIA SAO JOAO LTDA, CNPJ<\/li><\/ul><p>Previdenciário, anexo<\/p>/);
    expect(data.missing).toContainEqual({ key: 'cliente.banco', label: 'Banco do cliente' });
    expect(data.problems).toEqual(['{{x.y}} não está no catálogo.']);
    expect((await ceo.call(templatesApi.tryOut, { body })).data.html).toContain('COMÉRCIO EXEMPLO LTDA');
  });

  it('is filled with the data of a partner', async () => {
    const { ceo, id_tenant } = await addConsultancy();
    const partner = await addUser(server, { id_tenant, typeCargo: 'PARCEIRO', name: 'Paula Parceira' });
    const body = {
      typeContrato: 'PARCERIA_COMERCIAL_CPF' as const,
      html: '<p>{{parceiro.nome}}</p>',
      id_user: partner.id,
    };
    expect((await ceo.call(templatesApi.tryOut, { body })).data.html).toBe('<p>Paula Parceira</p>');
  });

  it('is refused with a client of another tenant and for who does not see templates', async () => {
    const { ceo, id_tenant, id_client } = await addConsultancy();
    const other = await addConsultancy();
    const body = { typeContrato: 'PRINCIPAL' as const, html: '<p>{{cliente.razao_social}}</p>' };
    expect((await other.ceo.try(templatesApi.tryOut, { body: { ...body, id_client } })).status).toBe(404);
    expect((await ceo.try(templatesApi.tryOut, { body: { ...body, id_user: 'ninguem' } })).status).toBe(404);
    const manager = await as(server, await addUser(server, { id_tenant, typeCargo: 'GERENTE' }));
    expect((await manager.try(templatesApi.tryOut, { body })).status).toBe(403);
    expect((await manager.try(templatesApi.clean, { body: { html: '<p>a</p>' } })).status).toBe(403);
  });

  it('pasted from Word loses what a template cannot keep', async () => {
    const { ceo } = await addConsultancy();
    const html =
      '<html xmlns:o="urn"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->' +
      '<p class=MsoNormal style="text-align:justify;mso-x:y"><b style="color:red">Cláusula</b><o:p></o:p> {{ Cliente.CEP }}</p>' +
      '<img src="x" onerror="alert(1)"><!--EndFragment--></body></html>';
    expect((await ceo.call(templatesApi.clean, { body: { html } })).data.html).toBe(
      '<p style="text-align:justify"><strong>Cláusula</strong> {{cliente.cep}}</p>',
    );
    const far = { html: 'x'.repeat(1024 ** 2 + 1) };
    expect((await ceo.try(templatesApi.clean, { body: far })).status).toBe(400);
  });
});

it('keeps the number of each document when templates are added between', async () => {
  const { id_tenant, boss, ceo, replace } = await addConsultancy();
  const add = (typeContrato: 'PRINCIPAL' | 'SUBVENCAO') =>
    addTemplate(server, { id_tenant, id_user: boss.id, typeContrato, html: '<p>a</p>' });
  const [first, second] = [await add('PRINCIPAL'), await add('SUBVENCAO')];
  await replace(first, 1, '<p>b</p>');
  const numbers = async (id: string) =>
    (await ceo.call(templatesApi.versions, at(id))).data.map(({ numero }) => numero);
  expect([await numbers(first), await numbers(second)]).toEqual([[2, 1], [1]]);
});
