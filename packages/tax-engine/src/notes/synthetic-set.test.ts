import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupsOf, readXmlFiles, readZip, type WholeReading } from '../../test-support/read-xml-files.ts';

const folder = join(import.meta.dirname, '../../test-data');
const file = (name: string) => ({ name, data: readFileSync(join(folder, 'xml', name)) });
const files = readdirSync(join(folder, 'xml'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => file(relative(join(folder, 'xml'), join(entry.parentPath, entry.name))));

describe('readNotes on the synthetic set', () => {
  let reading: WholeReading;
  beforeAll(async () => {
    reading = await readZip(join(folder, 'e1a-xml.zip'));
  });

  it('yields the figures of example E1a', () => {
    expect(groupsOf(reading, '05/2025')).toEqual({ none: 8104.2, st: 4055.9, mono: 6012.75, both: 12244.5 });
    const may = reading.months.find(({ competencia }) => competencia === '05/2025');
    expect(may).toMatchObject({ items: { total: 13, mono: 5, st: 8 }, unflooredTotal: 3041735, hasSales: true });
    expect(may?.establishments).toEqual(['11222333000181']);
    // Excludes buyers' returns, which are deducted from the groups of the month only.
    expect(may?.byEstablishment.map(({ cnpj, groups }) => [cnpj, groups.I.both])).toEqual([
      ['11222333000181', 1_244_450],
    ]);
  });

  it('separates the months at its edges', () => {
    expect(reading.months.map(({ competencia }) => competencia)).toEqual(['04/2025', '05/2025', '06/2025']);
    expect([groupsOf(reading, '04/2025'), groupsOf(reading, '06/2025')]).toEqual([{ mono: 111.11 }, { mono: 222.22 }]);
  });

  it('raises the expected alerts', () => {
    const may = reading.months[1]?.alerts.map(({ codigo, valor, unidade }) => [codigo, valor, unidade]);
    expect(may).toContainEqual(['MONO_REVISAR', 455.9, 'reais']);
    expect(may).toContainEqual(['SEM_PROTOCOLO', 1, 'contagem']);
  });

  it('counts every kind of file', () => {
    expect(reading.counts).toEqual({
      lidos: 27,
      validos: 13,
      cancelados: 2,
      denegados: 1,
      nao_autorizados: 0,
      duplicados: 1,
      sem_protocolo: 1,
      homologacao: 1,
      chave_invalida: 0,
      de_terceiros: 1,
      outra_empresa: 2,
      eventos: 4,
      ignorados: 1,
      invalidos: 2,
      outras_extensoes: 1,
      pastas: 0,
      zips_internos: 0,
    });
    expect(reading).toMatchObject({ hasSaleNotes: true, hasClientSaleNotes: true, problemsTotal: 6 });
    expect(reading.problems.map(({ arquivo, codigo }) => [arquivo, codigo])).toEqual([
      ['cnpj-alfanumerico-ago2026.xml', 'OUTRA_EMPRESA'],
      ['cte.xml', 'ARQUIVO_NAO_LIDO'],
      ['leia-me.txt', 'ARQUIVO_NAO_LIDO'],
      ['malicioso-xxe.xml', 'XML_RECUSADO'],
      ['outra-empresa.xml', 'OUTRA_EMPRESA'],
      ['truncado.xml', 'XML_INVALIDO'],
    ]);
  });

  it('has item lines that add up to the groups, each with its rule and legal source', () => {
    const sums: Record<string, number> = {};
    for (const line of reading.lines.filter(({ competencia }) => competencia === '05/2025')) {
      sums[line.grupo] = (sums[line.grupo] ?? 0) + line.valor;
    }
    expect(sums).toEqual({ none: 810420, st: 405590, mono: 601275, both: 1224450 });
    expect(reading.lines.every(({ regra, lei }) => regra.endsWith('.') && lei.startsWith('L'))).toBe(true);
    expect(reading.lines.find(({ numero, item }) => numero === '101' && item === 3)).toEqual({
      competencia: '05/2025',
      chave: '52250511222333000181550010000001011123456780',
      modelo: '55',
      serie: '1',
      numero: '101',
      emissao: '2025-05-05T09:00:00-03:00',
      emitente: '11222333000181',
      item: 3,
      codigo: 'P3',
      produto: 'PASTILHA DE FREIO',
      ncm: '87083090',
      cest: '0108000',
      extipi: '',
      cfop: '5405',
      cst_icms: '500',
      cst_pis: '49',
      cst_cofins: '49',
      valor: 500000,
      grupo: 'both',
      anexo: 'I',
      revisar: false,
      regra:
        'Peça e acessório de veículo são monofásicos. O código de ICMS da nota diz que o imposto já foi recolhido por substituição.',
      lei: 'Lei 10.485/2002, art. 3º, Anexo I; LC 123/2006, art. 18, § 4º-A, I',
      fonte:
        'Regra conferida em 24/11/2026 (Levantamento de 09/2026: transcrição das leis e da Tabela 4.3.10 da EFD-Contribuições, versão 1.25).',
      forca: 'certa',
      prova: 'A lei cita o produto e o CEST confirma.',
    });
  });

  it('yields the same result in any order of the files', async () => {
    const { lines: _, ...expected } = await readXmlFiles(files);
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(files, { minLength: files.length }), async (shuffled) => {
        const { months, counts } = await readXmlFiles(shuffled);
        expect({ months, counts }).toEqual({ months: expected.months, counts: expected.counts });
      }),
      { numRuns: 25, seed: 11 },
    );
  });

  it('yields the same result with any of its files duplicated', async () => {
    const { months } = await readXmlFiles(files);
    await fc.assert(
      fc.asyncProperty(fc.subarray(files), async (again) => {
        const copies = again.map(({ name, data }) => ({ name: `copia/${name}`, data }));
        expect((await readXmlFiles([...copies, ...files])).months).toEqual(months);
      }),
      { numRuns: 25, seed: 12 },
    );
  });
});

describe('readNotes on single files of the set', () => {
  const month = (name: string, competencia: string) =>
    it(name, async () => {
      expect((await readXmlFiles([file(name)])).months.map((one) => one.competencia)).toEqual([competencia]);
    });

  it.each([
    ['101-venda.xml', { none: 3000, st: 1500, both: 5000 }],
    ['nfce-5001-latin1.xml', { mono: 2012.75, none: 1104.2 }],
    ['nfce-5002-prefixo.xml', { both: 7444.5, st: 2555.9 }],
    ['102-venda-bom.xml', { mono: 4200, none: 4200 }],
  ])('counts %s', async (name, groups) => {
    expect(groupsOf(await readXmlFiles([file(name)]))).toEqual(groups);
  });

  it('reads ISO-8859-1', async () => {
    const { lines } = await readXmlFiles([file('nfce-5001-latin1.xml')]);
    expect(lines.map(({ produto }) => produto).join()).not.toContain('\ufffd');
  });

  it.each([
    ['103-devolucao-propria.xml', { mono: -20000, none: -20000 }],
    ['cliente-77-devolucao-de-terceiro.xml', { both: -20000 }],
  ])('deducts %s', async (name, sums) => {
    const { lines } = await readXmlFiles([file(name)]);
    expect(Object.fromEntries(lines.map(({ grupo, valor }) => [grupo, valor]))).toEqual(sums);
  });

  it('counts pasta/copia de 101.xml once with its copy', async () => {
    const reading = await readXmlFiles([file('101-venda.xml'), file('pasta/copia de 101.xml')]);
    expect(groupsOf(reading)).toEqual({ none: 3000, st: 1500, both: 5000 });
    expect(reading.counts.duplicados).toBe(1);
  });

  it.each([
    ['104-cancelada.xml', 'evento/104-canc.xml', 'cancelados'],
    ['nfce-5003-substituida.xml', 'evento/5003-canc-subst.xml', 'cancelados'],
    ['101-venda.xml', 'evento/101-cce.xml', 'validos'],
    ['101-venda.xml', 'evento/5004-canc-rejeitado.xml', 'validos'],
  ] as const)('reports %s with %s among %s', async (note, event, kind) => {
    const { counts } = await readXmlFiles([file(event), file(note)]);
    expect(counts).toMatchObject({ eventos: 1, [kind]: 1 });
  });

  it.each([
    ['105-homologacao.xml', 'homologacao'],
    ['113-denegada.xml', 'denegados'],
    ['114-sem-protocolo.xml', 'sem_protocolo'],
    ['fornecedor-900-compra.xml', 'de_terceiros'],
    ['outra-empresa.xml', 'outra_empresa'],
    ['cnpj-alfanumerico-ago2026.xml', 'outra_empresa'],
    ['cte.xml', 'ignorados'],
    ['truncado.xml', 'invalidos'],
    ['malicioso-xxe.xml', 'invalidos'],
    ['leia-me.txt', 'outras_extensoes'],
    ['108-bonificacao.xml', 'validos'],
    ['109-devolucao-de-compra.xml', 'validos'],
    ['110-espelho-cupom.xml', 'validos'],
    ['111-transferencia.xml', 'validos'],
    ['112-imobilizado.xml', 'validos'],
  ] as const)('counts %s as no revenue and among %s', async (name, kind) => {
    const reading = await readXmlFiles([file(name)]);
    expect(reading.counts[kind]).toBe(1);
    expect(reading.lines).toEqual([]);
    expect(reading.months.every(({ hasSales }) => !hasSales)).toBe(true);
  });

  month('106-abril.xml', '04/2025');
  month('107-junho.xml', '06/2025');
});
