import { describe, expect, it } from 'vitest';
import { createZip } from '../../../tax-engine/test-support/write-zip.ts';
import { analyseFiles, cumulativeBlock, document, efdText, itemLine } from '../../test-support/write-efd.ts';

const lines = document([itemLine(1)]);
const assessment = cumulativeBlock(100_000);
const january = efdText({ lines, assessment });
const reports = async (files: Parameters<typeof analyseFiles>[0]) =>
  (await analyseFiles(files)).arquivos.map(({ nome, situacao, codigo }) => [nome, situacao, codigo]);

describe('files of an upload', () => {
  it.each([
    ['NAO_SPED', 'nada'],
    ['NAO_SPED', ''],
    ['CNPJ_DIVERGENTE', efdText({ month: '2025-02', cnpj: '44555666000181' })],
    ['ARQUIVO_CONCATENADO', january + efdText({ month: '2025-02' })],
    ['TRUNCADO', efdText({ month: '2025-02' }).replace(/\|9999.*/, '')],
    ['TRUNCADO', efdText({ month: '2025-02' }).replace('|9999|', '|9999|1')],
    ['PERIODO_INVALIDO', efdText({ month: '2025-02' }).replace('|28022025|', '|31032025|')],
    ['DUPLICADO', january],
    ['SEM_EFD_CONTRIBUICOES', '|0000|019|0|01022025|28022025|X|11222333000181||SP||||A|1|\r\n|9999|2|\r\n'],
  ])('reports %s', async (code, text) => {
    expect(await reports({ 'a.txt': january, 'b.txt': text })).toEqual([
      ['a.txt', 'USADO', null],
      ['b.txt', 'NAO_USADO', code],
    ]);
  });

  it('ignores a signature after 9999, and reads LF and a byte order mark', async () => {
    expect(await reports({ 'a.txt': `${january}SBRCAAEPDR0\x01\n|C100|` })).toEqual([['a.txt', 'USADO', null]]);
    expect(await reports({ 'a.txt': `\xef\xbb\xbf${january.replaceAll('\r', '')}` })).toEqual([
      ['a.txt', 'USADO', null],
    ]);
  });

  it('prefers a retificadora, and of several the last one', async () => {
    const rectifying = efdText({ rectifying: true, lines, assessment });
    const second = efdText({ rectifying: true, lines: [], assessment });
    expect(await reports({ 'b.txt': rectifying, 'a.txt': january })).toEqual([
      ['b.txt', 'USADO', null],
      ['a.txt', 'NAO_USADO', 'SUBSTITUIDO'],
    ]);
    const { arquivos, months } = await analyseFiles({ 'a.txt': rectifying, 'b.txt': second });
    expect(arquivos.map(({ codigo }) => codigo)).toEqual(['SUBSTITUIDO', null]);
    expect(months[0]?.pendencias.map(({ codigo }) => codigo)).toContain('RETIFICADORA_AMBIGUA');
  });

  it('uses the retificadora that an analyst chose', { tags: ['SP-015', 'SP-123'] }, async () => {
    const files = {
      'a.txt': efdText({ rectifying: true, lines, assessment }),
      'b.txt': efdText({ rectifying: true, lines: [], assessment }),
      'c.txt': january,
    };
    const used = async (name: string) => {
      const { arquivos, months } = await analyseFiles(files, { rectifying: new Map([['01/2025', name]]) });
      const isAmbiguous = months[0]?.pendencias.some(({ codigo }) => codigo === 'RETIFICADORA_AMBIGUA');
      return [arquivos.filter(({ codigo }) => codigo === null).map(({ nome }) => nome), isAmbiguous];
    };
    expect(await used('a.txt')).toEqual([['a.txt'], false]);
    expect(await used('b.txt')).toEqual([['b.txt'], false]);
    // An original, or a file that is not in the upload any more, leaves the default and its mark.
    expect(await used('c.txt')).toEqual([['b.txt'], true]);
    expect(await used('x.txt')).toEqual([['b.txt'], true]);
  });

  it('rejects two originals of a month', async () => {
    const files = { 'a.txt': january, 'b.txt': efdText({ assessment }), 'c.txt': efdText({ month: '2025-02' }) };
    expect(await reports(files)).toEqual([
      ['a.txt', 'NAO_USADO', 'ORIGINAL_REPETIDO'],
      ['b.txt', 'NAO_USADO', 'ORIGINAL_REPETIDO'],
      ['c.txt', 'USADO', null],
    ]);
  });

  it('uses a file with a wrong count and names the record', async () => {
    const wrong = efdText({ lines: [...lines, 'C990|7', '9900|C100|2'], assessment });
    const [month] = (await analyseFiles({ 'a.txt': wrong })).months;
    const texts = month?.pendencias.filter(({ codigo }) => codigo === 'CONTAGEM_DIVERGE').map(({ texto }) => texto);
    expect(texts?.join()).toContain('C100');
    expect(texts?.join()).toContain('C990');
  });

  it('reads ZIPs inside the upload', async () => {
    const inner = createZip([{ name: 'efd.txt', data: Buffer.from(january, 'latin1') }]);
    expect(await reports([{ name: 'x.zip', data: inner }])).toEqual([['x.zip/efd.txt', 'USADO', null]]);
  });

  it('fails without a usable EFD-Contribuições and names the reasons', async () => {
    await expect(analyseFiles({ 'a.txt': 'nada' })).rejects.toThrow(
      'Nenhuma EFD-Contribuições utilizável do CNPJ 11.222.333/0001-81 foi encontrada: ' +
        'O arquivo a.txt não é um arquivo do SPED: a primeira linha não é o registro 0000.',
    );
  });

  it('names some of many files without an EFD', async () => {
    const files = Object.fromEntries([...Array(25).keys()].map((at) => [`${at}.txt`, `x${at}`]));
    await expect(analyseFiles(files)).rejects.toThrow(/19\.txt não é um arquivo do SPED: [^;]*; e mais 5 arquivos\.$/);
  });
});

describe('texts on files', { tags: ['SP-014', 'SP-015'] }, () => {
  it('name the file that a duplicate repeats, the month and the retificadora', async () => {
    const files = { 'a.txt': january, 'b.txt': january, 'c.txt': efdText({ rectifying: true, lines, assessment }) };
    const { arquivos } = await analyseFiles(files);
    expect(arquivos.map(({ texto }) => texto)).toEqual([
      'A retificadora de 01/2025 substitui o arquivo a.txt.',
      'O arquivo b.txt é igual a a.txt e foi contado uma vez.',
      null,
    ]);
  });
});

describe('documents that cannot be read', { tags: ['SP-010'] }, () => {
  it('are named: malformed, cut off, with a DOCTYPE, or damaged inside of the ZIP', async () => {
    const damaged = createZip([{ name: 'd.xml', data: Buffer.from('<nfeProc/>') }]);
    const { arquivos, problemas, months } = await analyseFiles([
      { name: 'a.txt', data: Buffer.from(january, 'latin1') },
      { name: 'efd.txt', data: Buffer.from(january.replace('|', '<'), 'latin1') },
      { name: 'cortada.xml', data: Buffer.from('<nfeProc><NFe>') },
      { name: 'nota.xml', data: Buffer.from('<!DOCTYPE nota><nfeProc/>') },
      { name: 'ok.xml', data: Buffer.from('<nfeProc/>') },
      {
        name: 'danificado.zip',
        data: Buffer.concat([damaged.subarray(0, 36), Buffer.alloc(4, 255), damaged.subarray(40)]),
      },
    ]);
    expect(months).toHaveLength(1);
    expect(arquivos.map(({ nome }) => nome)).toEqual(['a.txt']);
    expect(problemas.map(({ arquivo, codigo }) => [arquivo, codigo])).toEqual([
      ['efd.txt', 'XML_INVALIDO'],
      ['cortada.xml', 'XML_INVALIDO'],
      ['nota.xml', 'XML_RECUSADO'],
      ['danificado.zip/d.xml', 'ENTRADA_CORROMPIDA'],
    ]);
  });
});

describe('ZIPs that are not read', { tags: ['SP-010'] }, () => {
  const zipped = (name: string, data: Buffer) => createZip([{ name, data }]);

  it('are named: in the third level, or damaged', async () => {
    const deep = zipped('um.zip', zipped('dois.zip', zipped('tres.zip', zipped('x.txt', Buffer.from(january)))));
    const { problemas, months } = await analyseFiles([
      { name: 'a.txt', data: Buffer.from(january, 'latin1') },
      { name: 'fora.zip', data: deep },
      { name: 'ruim.zip', data: Buffer.from('nada') },
    ]);
    expect(months).toHaveLength(1);
    expect(problemas.map(({ arquivo, codigo }) => [arquivo, codigo])).toEqual([
      ['fora.zip/um.zip/dois.zip', 'ZIP_PROFUNDO'],
      ['ruim.zip', expect.any(String)],
    ]);
  });
});
