import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZip } from '../../../../../packages/tax-engine/test-support/write-zip.ts';
import { compoundFileOf } from '../../../test/compound-file.ts';
import { openTemplateDesk, type TemplateDesk } from '../../../test/contract-documents.ts';
import { docxOf, paragraph } from '../../../test/docx.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { sendForm, storedUploads } from '../../../test/send-files.ts';

let server: TestServer;
let desk: TemplateDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await openTemplateDesk(server);
});
afterAll(() => server.close());

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
    [
      'a web page called doc',
      'modelo.doc',
      '<!doctype html><html><head><title>x</title></head><body><p>a</p></body></html>',
      400,
      'contract_file_mislabelled',
    ],
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
    const reply = await desk.send(name, content);
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(storedUploads(server)).toHaveLength(before);
  });

  test('no file at all', async () => {
    const reply = await sendForm(server, desk.ceo, `/api/contracts/doc/PRINCIPAL/${desk.home}`, { nada: 'a' });
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'Por favor, selecione um arquivo antes de finalizar.' },
    });
  });

  test('deep nesting is flattened', async () => {
    expect((await desk.send('fundo.html', `${'<div>'.repeat(20_000)}Fundo`)).status).toBe(201);
    expect((await desk.preview()).length).toBeLessThan(2_000);
  });
});
