import { createHash } from 'node:crypto';
import type { Contract } from '@restitui/domain/contracts/contracts.api.ts';
import { contractsApi } from '@restitui/domain/contracts/contracts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZip } from '../../../../../packages/tax-engine/test-support/write-zip.ts';
import { compoundFileOf } from '../../../test/compound-file.ts';
import { addContract } from '../../../test/contracts.ts';
import { docxOf, paragraph } from '../../../test/docx.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { sendForm, storedUploads } from '../../../test/send-files.ts';

interface Answer {
  data?: Contract;
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
}

let server: TestServer;
let home: TenantId;
let ceo: Caller;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
  const boss = await addUser(server, { id_tenant: home, typeCargo: 'CEO' });
  ceo = await as(server, boss);
  id = await addContract(server, { id_tenant: home, id_user: boss.id, typeContrato: 'PRINCIPAL' });
  await addContract(server, { id_tenant: home, id_user: boss.id, typeContrato: 'PARCERIA_COMERCIAL_CPF' });
});
afterAll(() => server.close());

function send(name: string, content: Buffer | string, { type = 'PRINCIPAL', caller = ceo, tenant = home } = {}) {
  return sendForm<Answer>(server, caller, `/api/contracts/doc/${type}/${tenant}`, { file: { name, content } });
}

const page = (body: string) => `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;

async function preview(): Promise<string> {
  return (await ceo.call(contractsApi.preview, { params: { id } })).data.html ?? '';
}

describe('F-472 the document of a template', () => {
  test('a docx becomes semantic HTML, placeholders whole although Word cut them in runs', async () => {
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
    const { status, body } = await send('Contrato Padrão.docx', docx);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      id,
      documento: {
        formato: 'docx',
        nome: 'Contrato Padrão.docx',
        tamanho: docx.length,
        sha256: createHash('sha256').update(docx).digest('hex'),
        campos: ['cliente.razao_social', 'empresa.razao_social', 'comissao.numero'],
        avisos: [],
      },
    });
    const html = await preview();
    expect(html).toMatch(/^<h1>Contrato de Prestação<\/h1><p>Entre COMÉRCIO EXEMPLO LTDA e /);
    expect(html).toContain('CONSULTORIA MODELO LTDA');
    expect(html.replace(/<[^>]*>/g, '')).toContain(', à 20%.');
    expect(html).not.toContain('{');
  });

  test('the original comes back byte by byte, always as a download', async () => {
    const docx = docxOf([paragraph(['Olá'])]);
    await send("Ação 'final'.docx", docx);
    const reply = await server.app.inject({
      url: `/api/contracts/${id}/documento`,
      headers: { authorization: `Bearer ${ceo.token}` },
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

  test.each([
    ['UTF-8', Buffer.from(page('<p>Cláusula º €</p>'))],
    ['UTF-8 that says ISO-8859-1', Buffer.from(page('<meta charset="iso-8859-1"><p>Cláusula º €</p>'))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${page('<p>Cláusula º €</p>')}`)],
    ['UTF-16', Buffer.from(`\ufeff${page('<p>Cláusula º €</p>')}`, 'utf16le')],
    [
      'Windows-1252 that says nothing',
      Buffer.concat([Buffer.from('<p>Cl\u00e1usula \u00ba ', 'latin1'), Buffer.from([0x80]), Buffer.from('</p>')]),
    ],
    ['entities', Buffer.from('<p>Cl&aacute;usula &ordm; &euro;</p>')],
  ])('html in %s keeps its accents', async (_, content) => {
    expect((await send('modelo.html', content)).status).toBe(201);
    expect(await preview()).toBe('<p>Cláusula º €</p>');
  });

  test('hostile HTML leaves nothing but its text', async () => {
    const hostile = page(`
      <script>alert(1)</script><style>p{background:url(http://fora.test/x)}</style>
      <p onclick="alert(1)" style="text-align: center; position: fixed; background: url(javascript:alert(1))" id="a" class="b">Um</p>
      <img src="http://fora.test/pixel.png"><img src=x onerror=alert(1)><svg><script>alert(1)</script></svg>
      <a href="javascript:alert(1)">Dois</a> <a href="{{cliente.razao_social}}">Três</a>
      <iframe src="http://fora.test"></iframe><object data="x"></object><form action="x"><input value="y"></form>
      <math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></table></mtext></math>
      <noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>
      <td colspan="2" rowspan="9999999">Quatro</td><!-- fim --><p>{{cliente.<b>razao</b>_social}}</p>`);
    const { status, body } = await send('modelo.htm', hostile);
    expect(status).toBe(201);
    expect(body.data?.documento?.campos).toEqual(['cliente.razao_social']);
    expect(body.data?.documento?.avisos).toEqual([expect.stringMatching(/^\d imagens não entraram no modelo\.$/)]);
    const html = await preview();
    expect(html).toContain('<p style="text-align:center">Um</p>');
    expect(html).toContain('Dois');
    expect(html).toContain('COMÉRCIO EXEMPLO LTDA');
    expect(html).not.toMatch(/alert|<script|<img|<a |href|on\w+=|url\(|iframe|fora\.test|position|9999999|class=|id=/i);
  });

  test('unknown placeholders are refused, each named; what was there stays', async () => {
    await send('bom.html', '<p>Antes</p>');
    const before = storedUploads(server).length;
    const { status, body } = await send(
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
    expect(await preview()).toBe('<p>Antes</p>');
    expect(storedUploads(server)).toHaveLength(before);
  });

  test('a partnership does not ask for a client', async () => {
    const options = { type: 'PARCERIA_COMERCIAL_CPF' };
    expect((await send('a.html', '<p>{{cliente.cep}}</p>', options)).body.issues).toHaveLength(1);
    expect((await send('a.html', '<p>{{parceiro.cpf}}</p>', options)).status).toBe(201);
  });

  test('a pdf is kept as it is', async () => {
    const { status, body } = await send('assinado.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
    expect([status, body.data?.documento?.formato]).toEqual([201, 'pdf']);
    const { data } = await ceo.call(contractsApi.preview, { params: { id } });
    expect([data.html, data.documento?.nome]).toEqual([null, 'assinado.pdf']);
    const reply = await ceo.try(contractsApi.download, { params: { id } });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  });

  test('G-12 old Word is kept as it is, with the word that nothing is filled in it', async () => {
    const oldWord = compoundFileOf(['WordDocument', '1Table', 'Data', '\u0005SummaryInformation', 'CompObj']);
    const { status, body } = await send('Modelo.DOC', oldWord);
    expect(status).toBe(201);
    expect(body.data?.documento).toMatchObject({
      formato: 'doc',
      nome: 'Modelo.DOC',
      campos: [],
      avisos: [expect.stringMatching(/nada é preenchido nele\. Para usar os campos, salve-o como \.docx/)],
    });
    expect((await ceo.call(contractsApi.preview, { params: { id } })).data.html).toBeNull();
    const reply = await server.app.inject({
      url: `/api/contracts/${id}/documento`,
      headers: { authorization: `Bearer ${ceo.token}` },
    });
    expect(reply.rawPayload.equals(oldWord)).toBe(true);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/msword',
      'content-disposition': expect.stringMatching(/^attachment/),
      'x-content-type-options': 'nosniff',
    });
  });

  test('images and what stands in header and footer are told, not taken', async () => {
    const text = '<w:hdr xmlns:w="w"><w:p><w:r><w:t>Timbre</w:t></w:r></w:p></w:hdr>';
    const { body } = await send('a.docx', docxOf([paragraph(['Texto'])], [{ name: 'word/header1.xml', data: text }]));
    expect(body.data?.documento?.avisos).toEqual(['O cabeçalho e o rodapé do Word não entraram no modelo.']);
  });
});

describe('F-333 G-12 a document that is not taken', () => {
  const bomb = createZip([
    { name: '[Content_Types].xml', data: 'x' },
    { name: 'word/document.xml', data: Buffer.alloc(30 * 1024 ** 2, 'a') },
  ]);
  const many = createZip(Array.from({ length: 2_100 }, (_, i) => ({ name: `word/${i}.xml`, data: 'a' })));
  const oldWord = compoundFileOf(['WordDocument', '1Table']);
  const sheetWithWord = compoundFileOf(['Workbook'], ['WordDocument']);
  const signatureAlone = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
  const wordInText = Buffer.concat([signatureAlone, Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(2_000, 255)]);
  const endless = Buffer.concat([oldWord.subarray(0, 512), Buffer.alloc(1_024)]);
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512), Buffer.from('WordDocument', 'utf16le')]);

  test.each([
    ['a name that is none of them', 'modelo.txt', 'texto', 400, 'contract_file_extension'],
    ['a program called doc', 'modelo.doc', program, 400, 'contract_file_mislabelled'],
    ['old Excel called doc', 'modelo.doc', compoundFileOf(['Workbook']), 400, 'contract_file_mislabelled'],
    ['old Excel with Word inside', 'modelo.doc', sheetWithWord, 400, 'contract_file_mislabelled'],
    ['the signature of old Word alone', 'modelo.doc', signatureAlone, 400, 'contract_file_mislabelled'],
    ['half its signature', 'modelo.doc', signatureAlone.subarray(0, 8), 400, 'contract_file_mislabelled'],
    ['its stream only by name', 'modelo.doc', wordInText, 400, 'contract_file_mislabelled'],
    ['a directory that never ends', 'modelo.doc', endless, 400, 'contract_file_mislabelled'],
    ['a docx called doc', 'modelo.doc', docxOf([paragraph(['a'])]), 400, 'contract_file_mislabelled'],
    ['a web page called doc', 'modelo.doc', page('<p>a</p>'), 400, 'contract_file_mislabelled'],
    ['old Word called pdf', 'modelo.pdf', oldWord, 400, 'contract_file_old_word'],
    ['a password', 'modelo.docx', compoundFileOf(['EncryptedPackage']), 400, 'contract_file_protected'],
    ['old Word under a new name', 'modelo.docx', oldWord, 400, 'contract_file_old_word'],
    ['a picture called docx', 'modelo.docx', Buffer.from('89504e47', 'hex'), 400, 'contract_file_mislabelled'],
    ['a docx called html', 'modelo.html', docxOf([paragraph(['a'])]), 400, 'contract_file_mislabelled'],
    ['a pdf called html', 'modelo.html', '%PDF-1.7', 400, 'contract_file_mislabelled'],
    ['html called pdf', 'modelo.pdf', '<p>a</p>', 400, 'contract_file_mislabelled'],
    [
      'a ZIP that is no Word',
      'modelo.docx',
      createZip([{ name: 'a.xml', data: 'a' }]),
      400,
      'contract_file_mislabelled',
    ],
    ['half a docx', 'modelo.docx', docxOf([paragraph(['a'])]).subarray(0, 200), 400, 'contract_file_unreadable'],
    ['broken XML', 'modelo.docx', docxOf(['<w:p>']), 400, 'contract_file_unreadable'],
    ['no text', 'modelo.html', '<p> </p><img src="a.png">', 400, 'contract_file_empty'],
    ['a bomb', 'modelo.docx', bomb, 400, 'contract_file_refused'],
    ['thousands of parts', 'modelo.docx', many, 400, 'contract_file_refused'],
    ['endless text', 'modelo.html', `<p>${'a'.repeat(1_100_000)}</p>`, 400, 'contract_file_refused'],
    ['more than 10 MB', 'modelo.pdf', Buffer.alloc(10 * 1024 ** 2 + 1, '%PDF-'), 413, 'contract_file_too_large'],
  ])('%s', async (_, name, content, status, code) => {
    const before = storedUploads(server).length;
    const reply = await send(name, content);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(storedUploads(server)).toHaveLength(before);
  });

  test('no file at all', async () => {
    const reply = await sendForm<Answer>(server, ceo, `/api/contracts/doc/PRINCIPAL/${home}`, { nada: 'a' });
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'Por favor, selecione um arquivo antes de finalizar.' },
    });
  });

  test('deep nesting is flattened', async () => {
    expect((await send('fundo.html', `${'<div>'.repeat(20_000)}Fundo`)).status).toBe(201);
    expect((await preview()).length).toBeLessThan(2_000);
  });
});

describe('F-472 whose document is taken', () => {
  test('404 for a type without an active template and for another tenant; 403 without add_contract', async () => {
    expect((await send('a.html', '<p>a</p>', { type: 'SUBVENCAO' })).status).toBe(404);
    expect((await send('a.html', '<p>a</p>', { type: 'FCVS' })).status).toBe(400);
    const other = await addTenant(server);
    expect((await send('a.html', '<p>a</p>', { tenant: other })).status).toBe(404);
    const manager = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'GERENTE' }));
    const before = storedUploads(server).length;
    expect(await send('a.html', '<p>a</p>', { caller: manager })).toMatchObject({
      status: 403,
      body: { code: 'contract_create_denied' },
    });
    expect(storedUploads(server)).toHaveLength(before);
  });

  test('a template without a document has nothing to show and nothing to hand out', async () => {
    const { data } = await ceo.call(contractsApi.create, {
      body: { nameContrato: 'Vazio', typeContrato: 'SUBVENCAO' },
    });
    const found = { params: { id: data.id } };
    expect((await ceo.call(contractsApi.preview, found)).data).toMatchObject({ html: null, documento: null });
    expect(await ceo.try(contractsApi.download, found)).toMatchObject({
      status: 404,
      body: { code: 'contract_document_not_found' },
    });
  });
});
