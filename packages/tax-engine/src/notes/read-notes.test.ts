import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertsOf, groupsOf, readXmlFiles } from '../../test-support/read-xml-files.ts';
import { eventXml, noteKey, noteXml, type WrittenItem, type WrittenNote } from '../../test-support/write-note.ts';
import { createZip } from '../../test-support/write-zip.ts';

const one = (item: WrittenItem, note: WrittenNote = {}) => readXmlFiles([noteXml({ ...note, items: [item] })]);

describe('value of an item', () => {
  it.each([
    [
      'freight, insurance and others in, discount out',
      '<vFrete>1</vFrete><vSeg>2</vSeg><vDesc>4.50</vDesc><vOutro>8</vOutro>',
      106.5,
    ],
    ['the product only', '', 100],
  ])('computes the revenue with %s', async (_, prod, reais) => {
    expect(groupsOf(await one({ prod }))).toEqual({ none: reais });
  });

  it('deducts ICMS relief only where the note states it', async () => {
    const relief = (flag: string) =>
      noteXml().replace('</CSOSN>', `</CSOSN><vICMSDeson>7.00</vICMSDeson><indDeduzDeson>${flag}</indDeduzDeson>`);
    expect(groupsOf(await readXmlFiles([relief('1')]))).toEqual({ none: 93 });
    expect(groupsOf(await readXmlFiles([relief('0')]))).toEqual({ none: 100 });
  });

  it('leaves out items that are not in the total', async () => {
    const reading = await one({ prod: '<indTot>0</indTot>' });
    expect([reading.lines.length, alertsOf(reading)]).toEqual([0, ['INDTOT_0 1']]);
  });

  it('compares items with the total of the note', async () => {
    expect(alertsOf(await readXmlFiles([noteXml({ total: '100.01' })]))).toEqual([]);
    expect(alertsOf(await readXmlFiles([noteXml({ total: '100.02' })]))).toEqual(['TOTAL_DIVERGENTE 1']);
    const taxed = noteXml({ total: '115.00' }).replace('<vNF>', '<vST>10.00</vST><vIPI>5.00</vIPI><vNF>');
    expect(alertsOf(await readXmlFiles([taxed]))).toEqual([]);
  });

  it('rejects a value that is no number', async () => {
    const reading = await one({ value: 'cem' });
    expect([reading.counts.invalidos, reading.problems[0]?.codigo, reading.months]).toEqual([1, 'XML_INVALIDO', []]);
  });
});

describe('items that do not count as sales', () => {
  it.each<[string, WrittenItem, object, string[]]>([
    ['own production', { ncm: '33051000', cfop: '5101' }, {}, ['FABRICANTE_MONOFASICO 100']],
    ['direct import', { ncm: '33051000', orig: '1' }, { none: 100 }, ['FABRICANTE_MONOFASICO 100']],
    ['an imported product bought in Brazil', { ncm: '33051000', orig: '2' }, { mono: 100 }, []],
    ['a monofásico CST outside the list', { cstPis: '04' }, { none: 100 }, ['CST_DIVERGENTE 1']],
    ['a product to be reviewed', { ncm: '40091100', cstPis: '04' }, { none: 100 }, ['MONO_REVISAR 100']],
    ['a used part', { ncm: '87083090', name: 'FREIO USADO' }, { none: 100 }, ['PRODUTO_USADO 100', 'MONO_REVISAR 100']],
    ['a car without veicProd', { ncm: '87032100' }, { none: 100 }, ['PRODUTO_USADO 100', 'MONO_REVISAR 100']],
    ['a new car', { ncm: '87032100', prod: '<veicProd><tpOp>1</tpOp></veicProd>' }, { mono: 100 }, []],
    ['cigarettes', { ncm: '24022000' }, { mono: 100 }, ['ST_PIS_COFINS 1']],
    ['an unknown CFOP', { cfop: '5999' }, {}, ['CFOP_DESCONHECIDO 1']],
    ['no ICMS group', { icms: null, cfop: '5405' }, { st: 100 }, ['SEM_GRUPO_ICMS 1']],
    ['contradicting CSOSN and CFOP', { icms: '500' }, { st: 100 }, ['ST_CFOP_DIVERGENTE 1']],
    ['an invalid NCM', { ncm: '99' }, { none: 100 }, ['NCM_INVALIDO 1']],
  ])('groups and reports %s', async (_, item, groups, alerts) => {
    const reading = await one(item);
    expect([groupsOf(reading), alertsOf(reading)]).toEqual([groups, alerts]);
  });

  it('assigns own production to annex II', async () => {
    expect(groupsOf(await one({ cfop: '5101' }), undefined, 'II')).toEqual({ none: 100 });
  });
});

describe('notes that do not count', () => {
  it.each<[string, WrittenNote, object, string[]]>([
    ['a complement', { finNFe: '2' }, { none: 100 }, []],
    ['an adjustment', { finNFe: '3' }, {}, []],
    ['a credit note', { finNFe: '5' }, {}, ['FIN_NFE_5_6 1']],
    ['a debit note', { finNFe: '6' }, {}, ['FIN_NFE_5_6 1']],
    ['CRT 3', { crt: '3' }, { none: 100 }, ['EMITENTE_NAO_SIMPLES 1']],
    ['CRT 4', { crt: '4' }, { none: 100 }, ['MEI_EMITENTE 1']],
    ['no protocol', { stat: null }, {}, ['SEM_PROTOCOLO 1']],
    ['a denied note', { stat: '110' }, {}, []],
    ['a late authorisation', { stat: '150' }, { none: 100 }, []],
    ['an entry', { tpNF: '0', items: [{ cfop: '1102' }] }, {}, []],
  ])('reports %s', async (_, note, groups, alerts) => {
    const reading = await readXmlFiles([noteXml(note)]);
    expect([groupsOf(reading), alertsOf(reading)]).toEqual([groups, alerts]);
  });

  it('reports ICMS outside the DAS for CRT 2', async () => {
    expect((await readXmlFiles([noteXml({ crt: '2' })])).months[0]?.icmsOutsideDas).toBe(true);
  });

  it('counts a note with a wrong check digit and alerts', async () => {
    const key = noteKey({});
    const wrong = key.slice(0, 43) + ((Number(key[43]) + 1) % 10);
    const reading = await readXmlFiles([noteXml().replaceAll(key, wrong)]);
    expect([groupsOf(reading), alertsOf(reading)]).toEqual([{ none: 100 }, ['CHAVE_DV 1']]);
  });

  it('does not count a note with a malformed key', async () => {
    const reading = await readXmlFiles([noteXml().replaceAll(noteKey({}), '123')]);
    expect([reading.counts.chave_invalida, reading.months]).toEqual([1, []]);
  });

  it('takes the month from the printed date, whatever the offset', async () => {
    const reading = await readXmlFiles([noteXml({ issued: '2025-05-31T23:59:59-03:00' })]);
    expect(reading.months[0]?.competencia).toBe('05/2025');
  });

  it('reads layouts with dEmi, and coupons with their signature', async () => {
    const old = noteXml().replace(/<dhEmi>[^<]*<\/dhEmi>/, '<dEmi>2012-03-04</dEmi>');
    expect((await readXmlFiles([old])).months[0]?.competencia).toBe('03/2012');
    const key = noteKey({ number: 9 });
    const coupon = (signature: string) =>
      `<CFe><infCFe Id="CFe${key}"><ide><mod>59</mod><dEmi>20250511</dEmi><tpAmb>1</tpAmb></ide><emit><CNPJ>11222333000181</CNPJ><cRegTrib>1</cRegTrib></emit><det nItem="1"><prod><NCM>33051000</NCM><CFOP>5405</CFOP><vProd>12.00</vProd><vDesc>2.00</vDesc><vItem>10.00</vItem></prod><imposto><ICMS><ICMSSN102><Orig>0</Orig><CSOSN>500</CSOSN></ICMSSN102></ICMS></imposto></det></infCFe>${signature}</CFe>`;
    expect(groupsOf(await readXmlFiles([coupon('<Signature/>')]))).toEqual({ both: 10 });
    expect(alertsOf(await readXmlFiles([coupon('')]))).toEqual(['SEM_PROTOCOLO 1']);
    const ownId = `Id="CFe${noteKey({ number: 10 })}"`;
    const cancel = `<CFeCanc><infCFe ${ownId} chCanc="CFe${key}"/><Signature/></CFeCanc>`;
    expect((await readXmlFiles([cancel, coupon('<Signature/>')])).counts).toMatchObject({ cancelados: 1, eventos: 1 });
    for (const missing of ['<Signature/>', ownId]) {
      const reading = await readXmlFiles([cancel.replace(missing, ''), coupon('<Signature/>')]);
      expect(reading.counts.cancelados, missing).toBe(0);
    }
  });

  it('reads an XML with another extension, and one padded with NUL bytes', async () => {
    const padded = Buffer.concat([Buffer.from(noteXml({ number: 2 })), Buffer.alloc(40)]);
    const reading = await readXmlFiles([{ name: 'nota.txt', data: noteXml() }, padded]);
    expect(reading.counts).toMatchObject({ lidos: 2, validos: 2, outras_extensoes: 0 });
    expect(reading.problems).toEqual([]);
  });

  it('names what it does not read by file and kind', async () => {
    const reading = await readXmlFiles([
      { name: 'efd.txt', data: '|0000|017|0|01012025|31012025|EMPRESA|11222333000181|' },
      { name: 'foto.jpg', data: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) },
      { name: 'servico.xml', data: '<CompNfse><Nfse/></CompNfse>' },
    ]);
    expect(reading.problems.map(({ arquivo, texto }) => [arquivo, texto])).toEqual([
      ['efd.txt', 'Não foi lido: SPED EFD ICMS/IPI.'],
      ['foto.jpg', 'Não foi lido: imagem.'],
      ['servico.xml', 'Não foi lido: NFS-e.'],
    ]);
  });

  it('ignores the notes that a CT-e lists', async () => {
    const cte = `<CTe><infCte><infDoc><infNFe><chave>${noteKey({})}</chave></infNFe></infDoc></infCte></CTe>`;
    expect((await readXmlFiles([cte])).counts).toMatchObject({ lidos: 1, ignorados: 1, chave_invalida: 0 });
  });
});

describe('copies and cancellations', () => {
  const key = noteKey({});
  it.each<[string, string[], number, string]>([
    ['two copies', [noteXml(), noteXml()], 1, 'duplicados'],
    ['a copy without protocol', [noteXml({ stat: null }), noteXml()], 1, 'validos'],
    ['a cancelled copy', [noteXml(), noteXml({ stat: '101' })], 0, 'cancelados'],
    ['an event before its note', [eventXml(key), noteXml()], 0, 'cancelados'],
    ['a late cancellation', [noteXml(), eventXml(key, '110111', '155')], 0, 'cancelados'],
    ['a replacement', [noteXml(), eventXml(key, '110112', '135')], 0, 'cancelados'],
    ['a letter of correction', [noteXml(), eventXml(key, '110110')], 1, 'validos'],
    ['a rejected event', [noteXml(), eventXml(key, '110111', '501')], 1, 'validos'],
    ['a request without a reply', [noteXml(), eventXml(key, '110111', null)], 1, 'validos'],
    ['an event of the test environment', [noteXml(), eventXml(key, '110111', '135', '2')], 1, 'validos'],
  ])('handles %s', async (_, files, lines, kind) => {
    const reading = await readXmlFiles(files);
    expect([reading.lines.length, reading.counts[kind as 'validos']]).toEqual([lines, 1]);
  });

  it('reads a note and an event in one file, and a batch of notes', async () => {
    const both = `<pacote>${noteXml()}${eventXml(noteKey({ number: 2 }))}</pacote>`;
    const reading = await readXmlFiles([both, `<lote>${noteXml({ number: 2 })}${noteXml({ number: 3 })}</lote>`]);
    expect(reading.counts).toMatchObject({ validos: 2, cancelados: 1 });
  });

  it('does not depend on the order of files', async () => {
    const files = [1, 2, 3, 4].flatMap((number) => [
      noteXml({ number, issued: `2025-0${number}-10T10:00:00-03:00`, items: [{ value: `${number}.00` }] }),
      noteXml({ number, stat: null, issued: `2025-0${number}-10T10:00:00-03:00` }),
    ]);
    files.push(eventXml(noteKey({ number: 3, issued: '2025-03-10' })));
    const { months } = await readXmlFiles(files);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(files, { minLength: files.length }), async (shuffled) => {
        expect((await readXmlFiles(shuffled)).months).toEqual(months);
      }),
      { numRuns: 40, seed: 13 },
    );
  });
});

describe('readNotes', () => {
  it('distinguishes a client without notes from a ZIP of another company', async () => {
    const other = await readXmlFiles([noteXml({ emit: '45723174000110' })]);
    expect(other).toMatchObject({ hasSaleNotes: true, hasClientSaleNotes: false, months: [] });
    expect(other.problems[0]).toMatchObject({ codigo: 'OUTRA_EMPRESA', arquivo: '0.xml' });
    const cancelled = await readXmlFiles([noteXml(), eventXml(noteKey({}))]);
    expect(cancelled).toMatchObject({ hasSaleNotes: true, hasClientSaleNotes: true, months: [] });
    expect(await readXmlFiles(['<x/>'])).toMatchObject({ hasSaleNotes: false, hasClientSaleNotes: false });
  });

  it('combines the establishments of a CNPJ root, also alphanumeric ones', async () => {
    const branches = ['11222333000181', '11222333000262'].map((emit, i) => noteXml({ emit, number: i + 1 }));
    const reading = await readXmlFiles(branches, { cnpj: '11.222.333/0002-62' });
    expect(reading.months[0]?.establishments).toEqual(['11222333000181', '11222333000262']);
    const letters = await readXmlFiles([noteXml({ emit: '12ABC34501DE35' })], { cnpj: '12.ABC.345/01DE-35' });
    expect(groupsOf(letters)).toEqual({ none: 100 });
  });

  it('reads nested ZIPs and finds copies across them', async () => {
    const inner = createZip([
      { name: 'a.xml', data: noteXml() },
      { name: 'b.xml', data: noteXml({ number: 2 }) },
    ]);
    const reading = await readXmlFiles([{ name: 'x.zip', data: inner }, noteXml()]);
    expect(groupsOf(reading)).toEqual({ none: 200 });
    expect(reading.counts).toMatchObject({ zips_internos: 1, duplicados: 1 });
  });

  it('rejects a file that is no ZIP and stops when aborted', async () => {
    const { readZip } = await import('../../test-support/read-xml-files.ts');
    await expect(readZip(import.meta.filename)).rejects.toThrow('read-notes.test.ts" não é um ZIP');
    const signal = AbortSignal.abort(new Error('parado'));
    await expect(readXmlFiles([noteXml()], { signal })).rejects.toThrow('parado');
  });

  it('reports progress', async () => {
    const seen: unknown[] = [];
    await readXmlFiles([noteXml(), noteXml({ number: 2 })], { onProgress: (progress) => seen.push(progress) });
    expect(seen.at(-1)).toMatchObject({ fase: 'notas', arquivos: 2, total: 2 });
  });
});
