import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZip } from '../../../../../../packages/tax-engine/test-support/write-zip.ts';
import { compoundFileOf } from '../../../../test/compound-file.ts';
import { docxOf, paragraph } from '../../../../test/docx.ts';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { sendForm, storedUploads } from '../../../../test/send-files.ts';
import { createTemplateFixture, type TemplateFixture } from '../../../../test/template-fixture.ts';

let server: TestServer;
let fixture: TemplateFixture;

beforeAll(async () => {
  server = await startTestServer();
  fixture = await createTemplateFixture(server);
});
afterAll(() => server.close());

describe('refused document', { tags: ['F-333', 'G-12'] }, () => {
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

  it.each([
    ['another extension', 'modelo.txt', 'texto', 400, 'contract_file_extension'],
    ['a program named .doc', 'modelo.doc', program, 400, 'contract_file_mislabelled'],
    ['old Excel named .doc', 'modelo.doc', compoundFileOf(['Workbook']), 400, 'contract_file_mislabelled'],
    ['old Excel with embedded Word', 'modelo.doc', sheetWithWord, 400, 'contract_file_mislabelled'],
    ['only the signature of old Word', 'modelo.doc', signatureAlone, 400, 'contract_file_mislabelled'],
    ['half the signature of old Word', 'modelo.doc', signatureAlone.subarray(0, 8), 400, 'contract_file_mislabelled'],
    ['text that contains the name of the Word stream', 'modelo.doc', wordInText, 400, 'contract_file_mislabelled'],
    ['a cyclic directory', 'modelo.doc', endless, 400, 'contract_file_mislabelled'],
    ['docx named .doc', 'modelo.doc', docxOf([paragraph(['a'])]), 400, 'contract_file_mislabelled'],
    [
      'a web page named .doc',
      'modelo.doc',
      '<!doctype html><html><head><title>x</title></head><body><p>a</p></body></html>',
      400,
      'contract_file_mislabelled',
    ],
    ['old Word named .pdf', 'modelo.pdf', oldWord, 400, 'contract_file_old_word'],
    ['a password-protected docx', 'modelo.docx', compoundFileOf(['EncryptedPackage']), 400, 'contract_file_protected'],
    ['old Word named .docx', 'modelo.docx', oldWord, 400, 'contract_file_old_word'],
    ['an image named .docx', 'modelo.docx', Buffer.from('89504e47', 'hex'), 400, 'contract_file_mislabelled'],
    ['docx named .html', 'modelo.html', docxOf([paragraph(['a'])]), 400, 'contract_file_mislabelled'],
    ['PDF named .html', 'modelo.html', '%PDF-1.7', 400, 'contract_file_mislabelled'],
    ['HTML named .pdf', 'modelo.pdf', '<p>a</p>', 400, 'contract_file_mislabelled'],
    [
      'a ZIP that is not Word',
      'modelo.docx',
      createZip([{ name: 'a.xml', data: 'a' }]),
      400,
      'contract_file_mislabelled',
    ],
    ['a truncated docx', 'modelo.docx', docxOf([paragraph(['a'])]).subarray(0, 200), 400, 'contract_file_unreadable'],
    ['broken XML', 'modelo.docx', docxOf(['<w:p>']), 400, 'contract_file_unreadable'],
    ['a document without text', 'modelo.html', '<p> </p><img src="a.png">', 400, 'contract_file_empty'],
    ['a ZIP bomb', 'modelo.docx', bomb, 400, 'contract_file_refused'],
    ['a docx with thousands of parts', 'modelo.docx', many, 400, 'contract_file_refused'],
    ['endless text', 'modelo.html', `<p>${'a'.repeat(1_100_000)}</p>`, 400, 'contract_file_refused'],
    [
      'a file of more than 10 MB',
      'modelo.pdf',
      Buffer.alloc(10 * 1024 ** 2 + 1, '%PDF-'),
      413,
      'contract_file_too_large',
    ],
  ])('refuses %s', async (_, name, content, status, code) => {
    const before = storedUploads(server).length;
    const reply = await fixture.send(name, content);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(storedUploads(server)).toHaveLength(before);
  });

  it('refuses a missing file', async () => {
    const reply = await sendForm(server, fixture.ceo, `/api/contracts/doc/PRINCIPAL/${fixture.home}`, { nada: 'a' });
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'Por favor, selecione um arquivo antes de finalizar.' },
    });
  });

  it('flattens deep nesting', async () => {
    expect((await fixture.send('fundo.html', `${'<div>'.repeat(20_000)}Fundo`)).status).toBe(201);
    expect((await fixture.preview()).length).toBeLessThan(2_000);
  });
});
