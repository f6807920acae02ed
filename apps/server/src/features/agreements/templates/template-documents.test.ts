import { createHash } from 'node:crypto';
import { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compoundFileOf } from '../../../../test/compound-file.ts';
import { docxOf, paragraph } from '../../../../test/docx.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { storedUploads } from '../../../../test/send-files.ts';
import { createTemplateFixture, type TemplateFixture } from '../../../../test/template-fixture.ts';

let server: TestServer;
let fixture: TemplateFixture;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTemplateFixture(server);
});
afterAll(() => server.close());

const page = (body: string) => `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;

describe('document of a template', { tags: ['F-472'] }, () => {
  it('becomes semantic HTML from docx, with placeholders joined that Word had split', async () => {
    const docx = docxOf([
      paragraph(['Contrato de Prestação'], 'Ttulo1'),
      paragraph([
        'Entre {{cliente.',
        'razao',
        '_social}} e ',
        '*{{empresa.razao_',
        'social}}',
        ', à {',
        '*{ Comissao.numero',
        '}}%.',
      ]),
      paragraph(['']),
    ]);
    const { status, body } = await fixture.send('Contrato Padrão.docx', docx);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      id: fixture.id,
      documento: {
        formato: 'docx',
        nome: 'Contrato Padrão.docx',
        tamanho: docx.length,
        sha256: createHash('sha256').update(docx).digest('hex'),
        campos: ['cliente.razao_social', 'empresa.razao_social', 'comissao.numero'],
        avisos: [],
      },
    });
    const html = await fixture.preview();
    expect(html).toMatch(/^<h1>Contrato de Prestação<\/h1><p>Entre COMÉRCIO EXEMPLO LTDA e /);
    expect(html).toContain('CONSULTORIA MODELO LTDA');
    expect(html.replace(/<[^>]*>/g, '')).toContain(', à 20%.');
    expect(html).not.toContain('{');
  });

  it('is returned unchanged, always as a download', async () => {
    const docx = docxOf([paragraph(['Olá'])]);
    await fixture.send("Ação 'final'.docx", docx);
    const reply = await server.app.inject({
      url: `/api/contracts/${fixture.id}/documento`,
      headers: { authorization: `Bearer ${fixture.ceo.token}` },
    });
    expect(reply.rawPayload.equals(docx)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-disposition':
        `attachment; filename="Acao 'final'.docx"; ` + "filename*=UTF-8''A%C3%A7%C3%A3o%20%27final%27.docx",
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['UTF-8', Buffer.from(page('<p>Cláusula º €</p>'))],
    ['UTF-8 declared as ISO-8859-1', Buffer.from(page('<meta charset="iso-8859-1"><p>Cláusula º €</p>'))],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${page('<p>Cláusula º €</p>')}`)],
    ['UTF-16', Buffer.from(`\ufeff${page('<p>Cláusula º €</p>')}`, 'utf16le')],
    [
      'undeclared Windows-1252',
      Buffer.concat([Buffer.from('<p>Cl\u00e1usula \u00ba ', 'latin1'), Buffer.from([0x80]), Buffer.from('</p>')]),
    ],
    ['entities', Buffer.from('<p>Cl&aacute;usula &ordm; &euro;</p>')],
  ])('keeps the accents of HTML in %s', async (_, content) => {
    expect((await fixture.send('modelo.html', content)).status).toBe(201);
    expect(await fixture.preview()).toBe('<p>Cláusula º €</p>');
  });

  it('keeps only the text of hostile HTML', async () => {
    const hostile = page(`
      <script>alert(1)</script><style>p{background:url(http://fora.test/x)}</style>
      <p onclick="alert(1)" style="text-align: center; position: fixed; background: url(javascript:alert(1))" id="a" class="b">Um</p>
      <img src="http://fora.test/pixel.png"><img src=x onerror=alert(1)><svg><script>alert(1)</script></svg>
      <a href="javascript:alert(1)">Dois</a> <a href="{{cliente.razao_social}}">Três</a>
      <iframe src="http://fora.test"></iframe><object data="x"></object><form action="x"><input value="y"></form>
      <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></mtext></math>
      <noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
      <td colspan="2" rowspan="9999999">Quatro</td><!-- fim --><p>{{cliente.<b>razao</b>_social}}</p>`);
    const { status, body } = await fixture.send('modelo.htm', hostile);
    expect(status).toBe(201);
    expect(body.data?.documento?.campos).toEqual(['cliente.razao_social']);
    expect(body.data?.documento?.avisos).toEqual([expect.stringMatching(/^\d imagens não entraram no modelo\.$/)]);
    const html = await fixture.preview();
    expect(html).toContain('<p style="text-align:center">Um</p>');
    expect(html).toContain('Dois');
    expect(html).toContain('COMÉRCIO EXEMPLO LTDA');
    expect(html).not.toMatch(/alert|<script|<img|<a |href|on\w+=|url\(|iframe|fora\.test|position|9999999|class=|id=/i);
  });

  it('is refused with unknown placeholders, each named; the previous document stays', async () => {
    await fixture.send('bom.html', '<p>Antes</p>');
    const before = storedUploads(server).length;
    const { status, body } = await fixture.send(
      'ruim.html',
      '<p>{{cliente.nome}} {{cliente.cep}} {{foo}} {{ }} {{cliente.cep}</p>',
    );
    expect([status, body.code]).toEqual([400, 'contract_placeholders_wrong']);
    expect(body.issues?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^\{\{cliente\.nome\}\} não está no catálogo\. Você quis dizer \{\{.+\}\}\?$/),
      '{{foo}} não está no catálogo.',
      '{{ }} está vazio. Escreva entre as chaves um campo do catálogo.',
      expect.stringMatching(/^Marcador incompleto perto de /),
    ]);
    expect(body.issues?.every(({ path }) => path === 'file')).toBe(true);
    expect(await fixture.preview()).toBe('<p>Antes</p>');
    expect(storedUploads(server)).toHaveLength(before);
  });

  it('may not refer to a client in a partnership', async () => {
    const options = { type: 'PARCERIA_COMERCIAL_CPF' };
    expect((await fixture.send('a.html', '<p>{{cliente.cep}}</p>', options)).body.issues).toHaveLength(1);
    expect((await fixture.send('a.html', '<p>{{parceiro.cpf}}</p>', options)).status).toBe(201);
  });

  it('is stored unchanged as a PDF', async () => {
    const { status, body } = await fixture.send('assinado.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
    expect([status, body.data?.documento?.formato]).toEqual([201, 'pdf']);
    const { data } = await fixture.ceo.call(templatesApi.preview, { params: { id: fixture.id } });
    expect([data.html, data.documento?.nome]).toEqual([null, 'assinado.pdf']);
    const reply = await fixture.ceo.try(templatesApi.download, { params: { id: fixture.id } });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  });

  it('is stored unchanged as old Word, with the notice that nothing will be filled in', {
    tags: ['G-12'],
  }, async () => {
    const oldWord = compoundFileOf(['WordDocument', '1Table', 'Data', '\u0005SummaryInformation', 'CompObj']);
    const { status, body } = await fixture.send('Modelo.DOC', oldWord);
    expect(status).toBe(201);
    expect(body.data?.documento).toMatchObject({
      formato: 'doc',
      nome: 'Modelo.DOC',
      campos: [],
      avisos: [expect.stringMatching(/nada é preenchido nele\. Para usar os campos, salve-o como \.docx/)],
    });
    expect((await fixture.ceo.call(templatesApi.preview, { params: { id: fixture.id } })).data.html).toBeNull();
    const reply = await server.app.inject({
      url: `/api/contracts/${fixture.id}/documento`,
      headers: { authorization: `Bearer ${fixture.ceo.token}` },
    });
    expect(reply.rawPayload.equals(oldWord)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/msword',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
  });

  it('loses images, header and footer with a notice', async () => {
    const text = '<w:hdr xmlns:w="w"><w:p><w:r><w:t>Timbre</w:t></w:r></w:p></w:hdr>';
    const { body } = await fixture.send(
      'a.docx',
      docxOf([paragraph(['Texto'])], [{ name: 'word/header1.xml', data: text }]),
    );
    expect(body.data?.documento?.avisos).toEqual(['O cabeçalho e o rodapé do Word não entraram no modelo.']);
  });
});

describe('access to the document of a template', { tags: ['F-472'] }, () => {
  it('returns 404 without an active template and for another tenant, 403 without add_contract', async () => {
    expect((await fixture.send('a.html', '<p>a</p>', { type: 'SUBVENCAO' })).status).toBe(404);
    expect((await fixture.send('a.html', '<p>a</p>', { type: 'FCVS' })).status).toBe(400);
    const other = await addTenant(server);
    expect((await fixture.send('a.html', '<p>a</p>', { tenant: other })).status).toBe(404);
    const manager = await as(server, await addUser(server, { id_tenant: fixture.home, typeCargo: 'GERENTE' }));
    const before = storedUploads(server).length;
    expect(await fixture.send('a.html', '<p>a</p>', { caller: manager })).toMatchObject({
      status: 403,
      body: { code: 'contract_create_denied' },
    });
    expect(storedUploads(server)).toHaveLength(before);
  });

  it('returns 404 for a template without a document', async () => {
    const { data } = await fixture.ceo.call(templatesApi.create, {
      body: { nameContrato: 'Vazio', typeContrato: 'SUBVENCAO' },
    });
    const found = { params: { id: data.id } };
    expect((await fixture.ceo.call(templatesApi.preview, found)).data).toMatchObject({ html: null, documento: null });
    expect(await fixture.ceo.try(templatesApi.download, found)).toMatchObject({
      status: 404,
      body: { code: 'contract_document_not_found' },
    });
  });
});
