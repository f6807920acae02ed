import { describe, expect, it } from 'vitest';
import { readXmlFiles } from '../../test-support/read-xml-files.ts';
import { CLIENT, eventXml, noteKey, noteXml, voidingXml } from '../../test-support/write-note.ts';
import type { FileProblem } from '../engine-types.ts';
import type { AnalysisRow, DeclarationLine } from '../months/analysis-row.ts';
import { assembleCoverage } from './assemble-coverage.ts';

const BRANCH = '11222333000262';

interface Declared {
  month?: string;
  /** Goods revenue by establishment, reais. */
  stores?: Record<string, number>;
  caixa?: boolean;
  absent?: boolean;
}

function row(xml: number, { month = '05/2025', stores = {}, caixa = false, absent = false }: Declared): AnalysisRow {
  const total = Object.values(stores).reduce((sum, value) => sum + value, 0);
  const lines = Object.entries(stores).map(([estabelecimento, receita]) => ({
    estabelecimento,
    receita,
    atividade: 1,
  }));
  return {
    competencia: month,
    sem_subs_rb: total,
    com_subs_rb: 0,
    Receita_Bruta_XML: xml,
    cobertura: total === 0 ? 0 : Math.min(1, Number((xml / total).toFixed(4))),
    declaracao: absent ? null : { regime: caixa ? 'Caixa' : 'Competência' },
    pgdas: lines as DeclarationLine[],
  } as AnalysisRow;
}

async function cover(files: string[], declared: Declared[], problems: FileProblem[] = []) {
  const { coverage, months } = await readXmlFiles(files);
  const revenue = (month: string) =>
    Object.values(months.find(({ competencia }) => competencia === month)?.groups ?? {})
      .flatMap((groups) => Object.values(groups))
      .reduce((sum, cents) => sum + cents, 0) / 100;
  return assembleCoverage(
    declared.map((one) => row(revenue(one.month ?? '05/2025'), one)),
    coverage,
    problems,
  );
}

/** Creates notes of 100.00 with these numbers. */
const notes = (numbers: number[], note = {}) => numbers.map((number) => noteXml({ ...note, number }));
const texts = ({ pedidos }: Awaited<ReturnType<typeof cover>>) => pedidos.map(({ texto }) => texto);

describe('coverage of a month', () => {
  it.each([
    ['suficiente', { stores: { [CLIENT]: 200 } }, 1, 0],
    ['suficiente', { stores: { [CLIENT]: 222.22 } }, 0.9, 22.22],
    ['baixa', { stores: { [CLIENT]: 222.23 } }, 0.9, 22.23],
    ['ajustada', { stores: { [CLIENT]: 190.48 } }, 1, 0],
    ['acima', { stores: { [CLIENT]: 190.47 } }, 1, 0],
    ['acima', {}, 0, 0],
    ['caixa', { stores: { [CLIENT]: 300 }, caixa: true }, 0.6667, 100],
    ['sem_declaracao', { absent: true }, 0, 0],
  ] as [string, Declared, number, number][])('is %s for %o', async (veredito, declared, cobertura, falta) => {
    const { meses } = await cover(notes([1, 2]), [declared]);
    expect(meses).toMatchObject([{ veredito, cobertura, falta, xml: 200 }]);
  });

  it('is sem_xml without notes and sem_receita without revenue', async () => {
    const { meses, pedidos } = await cover([], [{ stores: { [CLIENT]: 10 } }, { month: '06/2025' }]);
    expect(meses.map(({ veredito }) => veredito)).toEqual(['sem_xml', 'sem_receita']);
    expect(pedidos).toMatchObject([
      { tipo: 'xml_mes', valor: 10, texto: 'Peça os XML de venda de 05/2025: R$ 10,00 declarados e nenhuma nota.' },
    ]);
  });

  it('counts notes by kind, in any order of the files', async () => {
    const files = [
      ...notes([1, 2, 3]),
      noteXml({ number: 4, stat: '110' }),
      noteXml({ number: 5, stat: '204' }),
      noteXml({ number: 6, stat: null }),
      noteXml({ number: 7, tpNF: '0', finNFe: '4', items: [{ cfop: '1202', value: '30.00' }] }),
      noteXml({ number: 1 }),
      eventXml(noteKey({ number: 2 })),
    ];
    const found = await cover(files, [{ stores: { [CLIENT]: 170 } }]);
    expect(found.meses[0]).toMatchObject({
      xml: 170,
      notas: { autorizadas: 3, canceladas: 1, denegadas: 1, nao_autorizadas: 1, sem_protocolo: 1, devolucoes: 1 },
      estabelecimentos: [{ cnpj: CLIENT, declarado: 170, xml: 170, notas: 3 }],
    });
    expect(found.nomes).toEqual({
      canceladas: [noteKey({ number: 2 })],
      denegadas: [noteKey({ number: 4 })],
      nao_autorizadas: [noteKey({ number: 5 })],
      sem_protocolo: [noteKey({ number: 6 })],
      duplicadas: [noteKey({ number: 1 })],
    });
    expect(await cover(files.toReversed(), [{ stores: { [CLIENT]: 170 } }])).toEqual(found);
  });
});

describe('coverage of a number series', () => {
  it('treats notes of every kind, cancellations without a note and voided numbers as known', async () => {
    const { series } = await cover(
      [
        ...notes([1, 9]),
        noteXml({ number: 3, stat: '110' }),
        noteXml({ number: 4, stat: null }),
        eventXml(noteKey({ number: 5 })),
        eventXml(noteKey({ number: 8, emit: '99888777000161' })),
        voidingXml({ first: 6, last: 6 }),
        voidingXml({ first: 7, last: 7, stat: '241' }),
        voidingXml({ first: 7, last: 7, tpAmb: '2' }),
        voidingXml({ first: 7, last: 7, serie: '2' }),
        voidingXml({ first: 7, last: 7, model: '55' }),
        voidingXml({ first: 7, last: 7, cnpj: BRANCH }),
      ],
      [],
    );
    expect(series).toEqual([
      {
        estabelecimento: CLIENT,
        modelo: '65',
        serie: '1',
        primeiro: 1,
        ultimo: 9,
        notas: 2,
        canceladas: 1,
        denegadas: 1,
        nao_autorizadas: 0,
        sem_protocolo: 1,
        inutilizadas: 1,
        faltam: 3,
        lacunas: [
          { de: 2, ate: 2, depois_de: '2025-05-10', antes_de: '2025-05-10', salto: false },
          { de: 7, ate: 8, depois_de: '2025-05-01', antes_de: '2025-05-10', salto: false },
        ],
        lacunas_total: 2,
        propria: true,
      },
    ]);
  });

  it('accepts the reply of the SEFAZ alone as voiding', async () => {
    const answer = /<retInutNFe>.*<\/retInutNFe>/.exec(voidingXml({ first: 2, last: 2 }))?.[0] ?? '';
    const { series } = await cover([...notes([1, 3]), answer], []);
    expect(series).toMatchObject([{ inutilizadas: 1, faltam: 0 }]);
  });

  it('separates models and establishments', async () => {
    const { series } = await cover(
      [...notes([1, 3]), ...notes([1, 2], { model: '55' }), ...notes([5], { emit: BRANCH })],
      [],
    );
    expect(series.map(({ estabelecimento, modelo, faltam }) => [estabelecimento, modelo, faltam])).toEqual([
      [CLIENT, '55', 0],
      [CLIENT, '65', 1],
      [BRANCH, '65', 0],
    ]);
  });

  it('creates no request for series of the tax office', async () => {
    const office = (number: number) => {
      const key = noteKey({ number, model: '55' });
      const other = `${key.slice(0, 22)}890${key.slice(25)}`;
      return noteXml({ number, model: '55' }).replaceAll(key, other);
    };
    const found = await cover([office(1), office(9)], []);
    expect(found.series).toMatchObject([{ serie: '890', faltam: 0, lacunas: [], propria: false }]);
    expect(found.pedidos).toEqual([]);
  });
});

describe('requests to the client', () => {
  it('name the missing numbers, limited to the value that the month lacks', async () => {
    const declared = { stores: { [CLIENT]: 1000 } };
    const found = await cover(notes([1202, 1251, 1253]), [declared]);
    expect(found.pedidos).toMatchObject([
      { tipo: 'numeros', valor: 700, estabelecimento: CLIENT, de: '05/2025', ate: '05/2025' },
    ]);
    expect(texts(found)).toEqual([
      'Peça os XML da NFC-e série 1, números 1.203 a 1.250 e número 1.252 (49 números no total) (05/2025), loja 11.222.333/0001-81.',
    ]);
  });

  it('state when the month is complete without the missing numbers', async () => {
    const found = await cover(notes([1, 3]), [{ stores: { [CLIENT]: 200 } }]);
    expect(found.pedidos).toMatchObject([{ valor: 0 }]);
    expect(texts(found)[0]).toContain('se os números não foram usados, peça a inutilização');
  });

  it('ask whether the numbering jumped', async () => {
    expect(texts(await cover(notes([1, 2, 50_001]), []))).toEqual([
      'Confirme se a NFC-e série 1 saltou do número 2 para o 50.001 (05/2025), loja 11.222.333/0001-81; se não, peça os XML.',
    ]);
  });

  it('combine the months of an establishment without notes, ordered by value', async () => {
    const stores = { [CLIENT]: 100, [BRANCH]: 40 };
    const found = await cover(
      [...notes([1]), noteXml({ number: 2, issued: '2025-06-10T10:00:00-03:00' })],
      [{ stores }, { month: '06/2025', stores }, { month: '08/2025', stores: { [CLIENT]: 500 } }],
    );
    expect(found.pedidos.map(({ tipo, valor }) => [tipo, valor])).toEqual([
      ['xml_mes', 500],
      ['xml_loja', 80],
      ['mes', 0],
    ]);
    expect(texts(found).slice(1)).toEqual([
      'Peça os XML de venda da loja 11.222.333/0002-62 de 05/2025 a 06/2025: R$ 80,00 declarados e nenhuma nota.',
      'Peça o extrato do PGDAS-D e os XML de 07/2025: não veio nada deste mês.',
    ]);
    expect(found.meses[0]).toMatchObject({ com_xml: 1, sem_xml: 1 });
  });

  it('cover unexplained revenue, protocols, declarations and files', async () => {
    const problems = [
      { arquivo: 'maio.pdf', codigo: 'PGDAS_PROTEGIDO', texto: '' },
      { arquivo: 'a.xml', codigo: 'XML_INVALIDO', texto: '' },
    ];
    const found = await cover(
      [...notes([1]), noteXml({ number: 2, stat: null }), noteXml({ number: 3, issued: '2025-06-10' })],
      [{ stores: { [CLIENT]: 1000 } }, { month: '06/2025', absent: true }],
      problems,
    );
    expect(texts(found)).toEqual([
      'Pergunte o que falta em 05/2025: R$ 800,00 declarados não estão nas notas e a numeração não mostra por quê (outra série, outro modelo ou outra loja).',
      'Peça os XML autorizados (com protocolo) de 1 nota enviada sem protocolo em 05/2025, loja 11.222.333/0001-81: R$ 100,00.',
      'Peça o extrato do PGDAS-D de 06/2025: há R$ 100,00 em notas e nenhuma declaração.',
      'Peça de novo o PDF "maio.pdf" sem senha: está protegido.',
      'Peça de novo o arquivo danificado "a.xml".',
    ]);
  });

  it('give the reason for which one file and several were refused', async () => {
    const refused = (codigo: string, ...names: string[]) => names.map((arquivo) => ({ arquivo, codigo, texto: '' }));
    const problems = [...refused('ENTRADA_CIFRADA', 'a.xml', 'b.xml'), ...refused('ENTRADA_GRANDE', 'c.xml')];
    expect(texts(await cover(notes([1]), [{ stores: { [CLIENT]: 100 } }], problems))).toEqual([
      'Peça de novo "a.xml" e "b.xml" (protegidos por senha): ficaram fora da análise.',
      'Peça de novo "c.xml" (maior que o limite): ficou fora da análise.',
    ]);
  });

  it('name the files that the analysis does not read, together by kind', async () => {
    const unread = (arquivo: string, kind: string) => ({
      arquivo,
      codigo: 'ARQUIVO_NAO_LIDO',
      texto: `Não foi lido: ${kind}.`,
    });
    const problems = [
      unread('a.txt', 'SPED EFD ICMS/IPI'),
      unread('b.txt', 'SPED EFD ICMS/IPI'),
      unread('frete.xml', 'CT-e'),
      unread('maio.jpg', 'imagem'),
      unread('junho.jpg', 'imagem'),
      unread('vazio.txt', 'arquivo vazio'),
    ];
    expect(texts(await cover(notes([1]), [{ stores: { [CLIENT]: 100 } }], problems))).toEqual([
      'Confirme se há vendas em "a.txt" e "b.txt" (SPED EFD ICMS/IPI): a análise só lê XML de notas e PGDAS-D. Se houver, peça os XML.',
      'Confirme se há vendas em "frete.xml" (CT-e): a análise só lê XML de notas e PGDAS-D. Se houver, peça os XML.',
      'Confirme se há vendas em "maio.jpg" e "junho.jpg" (imagens): a análise só lê XML de notas e PGDAS-D. Se houver, peça os XML.',
      'Confirme se há vendas em "vazio.txt" (arquivo vazio): a análise só lê XML de notas e PGDAS-D. Se houver, peça os XML.',
    ]);
  });

  it('ask for the declaration when the notes exceed it', async () => {
    expect(texts(await cover(notes([1, 2]), [{ stores: { [CLIENT]: 100 } }]))).toEqual([
      'Confirme a declaração de 05/2025: as notas somam R$ 200,00 e a declaração R$ 100,00. Há retificadora?',
    ]);
  });
});
