import { expect, it } from 'vitest';
import { noteKey, noteXml } from '../../test-support/write-note.ts';
import { readNoteView } from './note-view.ts';

const read = (xml: string, key = noteKey({})) => readNoteView(Buffer.from(xml), key);

it('reads a note as a person reads it', () => {
  const xml = noteXml({ items: [{ name: 'ÓLEO & FILTRO'.replace('&', '&amp;'), cstPis: '04' }, { value: '12.50' }] });
  const { view } = read(xml) ?? {};
  expect(view).toMatchObject({
    ...{ chave: noteKey({}), modelo: '65', serie: '1', numero: '1', emissao: '2025-05-10T10:00:00-03:00' },
    emitente: { documento: '11222333000181', nome: '' },
    destinatario: null,
    totais: { nota: 112.5, desconto: null },
  });
  expect(view?.itens).toMatchObject([
    { item: 1, codigo: 'P1', produto: 'ÓLEO & FILTRO', ncm: '39269090', cst_icms: '102', cst_pis: '04', valor: 100 },
    { item: 2, codigo: 'P2', valor: 12.5, cst_cofins: '' },
  ]);
});

it('names buyer, address and authorisation where the note has them', () => {
  const address = '<enderDest><xLgr>Rua 1</xLgr><nro>10</nro><xMun>Goiânia</xMun><UF>GO</UF></enderDest>';
  const xml = noteXml({ dest: '20000000000107' })
    .replace('</dest>', `<xNome>LOJISTA</xNome>${address}</dest>`)
    .replace('<cStat>', '<nProt>152</nProt><xMotivo>Autorizado o uso da NF-e</xMotivo><cStat>');
  expect(read(xml)?.view).toMatchObject({
    destinatario: { documento: '20000000000107', nome: 'LOJISTA', endereco: 'Rua 1, 10 · Goiânia/GO' },
    protocolo: '152',
    situacao: 'Autorizado o uso da NF-e',
  });
});

it('reads a CF-e', () => {
  const key = '35250511222333000181590001234560000011234567';
  const ide =
    '<ide><mod>59</mod><nserieSAT>000123456</nserieSAT><nCFe>000001</nCFe><dEmi>20250510</dEmi><hEmi>101500</hEmi></ide>';
  const xml = `<CFe><infCFe Id="CFe${key}">${ide}<emit><CNPJ>11222333000181</CNPJ></emit><total><vCFe>10.00</vCFe></total></infCFe></CFe>`;
  expect(read(xml, key)?.view).toMatchObject({
    ...{ modelo: '59', serie: '000123456', numero: '000001', emissao: '2025-05-10T10:15:00' },
    totais: { nota: 10 },
  });
});

it.each([
  ['ISO-8859-1', (xml: string) => Buffer.from(xml, 'latin1')],
  ['UTF-16', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
])('reads a document in %s, and gives its text and the bytes that were sent', (encoding, encode) => {
  const xml = `<?xml version="1.0" encoding="${encoding}"?>${noteXml({ items: [{ name: 'PÃO' }] })}`;
  const bytes = encode(xml);
  const read = readNoteView(bytes, noteKey({}));
  expect(read?.view.itens[0]?.produto).toBe('PÃO');
  expect(read?.xml).toBe(xml);
  expect(Buffer.from(read?.base64 ?? '', 'base64')).toEqual(bytes);
});

it('returns nothing for another key and for a broken document', () => {
  expect(read(noteXml(), noteKey({ number: 2 }))).toBeUndefined();
  expect(read(noteXml().replace('</ide>', ''))).toBeUndefined();
});
