import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { declarationText } from '../test-support/declaration-text.ts';
import { readExamples, samplePath } from '../test-support/example-cases.ts';
import { noteXml } from '../test-support/write-note.ts';
import { lockedPdf, pdfOfText } from '../test-support/write-pdf.ts';
import { writeZip, type ZipFileEntry } from '../test-support/write-zip.ts';
import { analyseSimplesNacional } from './analyse.ts';
import type { ItemLine } from './engine-types.ts';
import { resultHash } from './months/result-hash.ts';
import { latestRuleSet, ruleSetHash } from './rules/rule-set.ts';

const folder = mkdtempSync(join(tmpdir(), 'analise-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made = 0;
const zipOf = (entries: ZipFileEntry[]) => writeZip(join(folder, `${made++}.zip`), entries);
const carried = (name: string) => fileURLToPath(new URL(`../test-data/${name}`, import.meta.url));
const sample = (name: string) => ({ name, data: readFileSync(samplePath(name)) });
const upload = {
  cnpj: '11.222.333/0001-81',
  xmlZip: carried('e1a-xml.zip'),
  pgdasZip: carried('e1a-pgdas.zip'),
  asOf: '2026-09-30',
};
const e1a = readExamples()[0];

describe('analyseSimplesNacional', () => {
  it('yields the worked example E1a to the cent', async () => {
    const { analises, razao_social, cnpj, resumo } = await analyseSimplesNacional(upload);
    const may = analises.find(({ competencia }) => competencia === '05/2025');
    const counted = { total_produtos_validos: expect.any(Number), total_monofasicos_validos: expect.any(Number) };

    expect({ razao_social, cnpj }).toEqual({ razao_social: 'COMERCIO EXEMPLO LTDA', cnpj: '11222333000181' });
    expect(may).toMatchObject({ ...e1a?.expected, ...counted, total_icms_st_validos: expect.any(Number) });
    expect(may?.alertas.map(({ codigo }) => codigo)).toEqual(expect.arrayContaining(['MONO_REVISAR', 'SEM_PROTOCOLO']));
    expect(may).toMatchObject({ prescreve_em: '2030-06-20', cobertura: 1 });
    expect(resumo.total_a_restituir).toBe(159.24);
  });

  it('yields the same bytes for the same input, in any order of the files', async () => {
    const names = ['syn-E1b-oportunidade-faixa3-st-ja-segregada.pdf', 'syn-E4-erro-xml-maior-que-declarado.pdf'];
    const files = [...names.map(sample), { name: 'notes.txt', data: 'x' }, { name: 'bad.pdf', data: 'x' }];
    const one = await analyseSimplesNacional({ ...upload, pgdasZip: zipOf(files) });
    const other = await analyseSimplesNacional({ ...upload, pgdasZip: zipOf(files.toReversed()) });
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    expect(one.analises.map(({ competencia }) => competencia)).toEqual(['04/2025', '05/2025', '06/2025', '09/2025']);
  });

  it('names the rule set, which yields the same result again', async () => {
    const analysis = await analyseSimplesNacional(upload);
    expect(analysis.ruleSet).toEqual({ nome: latestRuleSet.nome, hash: ruleSetHash(latestRuleSet) });
    expect(analysis.revisoes).toMatchObject({ pendente: 45_590, decidido: 0 });
    const again = await analyseSimplesNacional(upload);
    expect(resultHash(again)).toBe(resultHash(analysis));
    expect(resultHash({ ...again, asOf: '2026-10-01' })).not.toBe(resultHash(analysis));
  });

  it('passes on the item lines behind the figures', async () => {
    const lines: ItemLine[] = [];
    await analyseSimplesNacional({ ...upload, onItems: (some) => void lines.push(...some) });
    const may = lines.filter(({ competencia }) => competencia === '05/2025');
    expect(may.reduce((sum, { valor }) => sum + valor, 0)).toBe(3_041_735);
  });

  it('reports progress and stops when aborted', async () => {
    const phases = new Set<string>();
    await analyseSimplesNacional({ ...upload, onProgress: ({ fase }) => phases.add(fase) });
    expect([...phases]).toEqual(['pgdas', 'notas', 'calculo']);
    const signal = AbortSignal.abort(new Error('stop'));
    await expect(analyseSimplesNacional({ ...upload, signal })).rejects.toThrow('stop');
  });
});

describe('analyseSimplesNacional with some bad files', () => {
  it('lists them and computes the months', async () => {
    const locked = { name: 'PGDASD-EXTRATO-11222333202507001.pdf', data: lockedPdf('Extrato do Simples Nacional') };
    const pgdasZip = zipOf([
      sample('syn-E1a-oportunidade-faixa2.pdf'),
      { name: 'broken.pdf', data: 'no PDF' },
      { name: 'other.pdf', data: pdfOfText(declarationText({ root: '99888777' })) },
      { name: 'letter.pdf', data: pdfOfText('Prezados senhores') },
      locked,
    ]);
    const { analises, problemas, resumo } = await analyseSimplesNacional({ ...upload, pgdasZip });
    expect(problemas).toEqual(
      expect.arrayContaining(
        [
          ['broken.pdf', 'PDF_INVALIDO'],
          ['other.pdf', 'CNPJ_DIVERGENTE'],
          ['letter.pdf', 'DOCUMENTO_DESCONHECIDO'],
          [locked.name, 'PGDAS_PROTEGIDO'],
        ].map(([arquivo, codigo]) => expect.objectContaining({ arquivo, codigo })),
      ),
    );
    expect(resumo.total_a_restituir).toBe(159.24);
    const july = analises.find(({ competencia }) => competencia === '07/2025');
    expect(july?.alertas.map(({ codigo }) => codigo)).toEqual(['SEM_PGDAS', 'PGDAS_PROTEGIDO']);
  });

  it('reports rows for files of another CNPJ only', async () => {
    const pgdasZip = zipOf([{ name: 'a.pdf', data: pdfOfText(declarationText({ root: '99888777' })) }]);
    const { analises } = await analyseSimplesNacional({ ...upload, pgdasZip });
    const may = analises.find(({ competencia }) => competencia === '05/2025');
    expect(may?.alertas.map(({ codigo }) => codigo)).toContain('CNPJ_DIVERGENTE');
    const { analises: rows } = await analyseSimplesNacional({ ...upload, cnpj: '20.000.000/0001-07' });
    expect(rows.every(({ alertas }) => alertas.some(({ codigo }) => codigo === 'CNPJ_DIVERGENTE'))).toBe(true);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('analyseSimplesNacional with unusable input', () => {
  const nothing = () => zipOf([{ name: 'readme.txt', data: 'x' }]);
  it.each([
    ['a wrong CNPJ', () => ({ cnpj: '11222333000199' }), 'cnpj_invalid', /CNPJ/],
    ['a missing file', () => ({ xmlZip: join(folder, 'missing.zip') }), 'file_missing', /missing\.zip/],
    ['a folder', () => ({ xmlZip: folder }), 'zip_invalid', /não é um arquivo/],
    ['no ZIP', () => ({ pgdasZip: samplePath('examples.json') }), 'zip_invalid', /examples\.json/],
    ['nothing readable', () => ({ xmlZip: nothing(), pgdasZip: nothing() }), 'nothing_readable', /Nenhum/],
  ])('rejects %s with its reason', async (_, changes, code, message) => {
    const refused = analyseSimplesNacional({ ...upload, ...changes() });
    await expect(refused).rejects.toMatchObject({
      name: 'AnalysisError',
      code,
      message: expect.stringMatching(message),
    });
  });

  it('needs only one readable file', async () => {
    const xmlZip = zipOf([
      { name: 'a.xml', data: noteXml() },
      ...['b', 'c'].map((n) => ({ name: `${n}.xml`, data: '<' })),
    ]);
    const { analises, problemas } = await analyseSimplesNacional({ ...upload, xmlZip, pgdasZip: nothing() });
    expect(analises.map(({ alertas }) => alertas[0]?.codigo)).toEqual(['SEM_PGDAS']);
    expect(problemas.map(({ codigo }) => codigo)).toEqual(['ARQUIVO_NAO_LIDO', 'XML_INVALIDO', 'XML_INVALIDO']);
  });

  it('continues when one of the two ZIPs is unusable', async () => {
    const { analises } = await analyseSimplesNacional({ ...upload, xmlZip: nothing() });
    expect(analises.map(({ competencia, alertas }) => [competencia, alertas[0]?.codigo])).toEqual([
      ['05/2025', 'SEM_XML'],
    ]);
  });
});
