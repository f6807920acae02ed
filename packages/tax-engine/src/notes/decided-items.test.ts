import { describe, expect, it } from 'vitest';
import { alertsOf, groupsOf, readXmlFiles } from '../../test-support/read-xml-files.ts';
import { eventXml, noteKey, noteXml } from '../../test-support/write-note.ts';
import type { Decision } from '../rules/decision.ts';
import { latestRuleSet } from '../rules/rule-set.ts';
import { classificationOf } from './icms-st.ts';

const decision = (more: Partial<Decision> = {}): Decision => ({
  id: 'd1',
  alcance: 'cliente',
  codigo: 'P1',
  ncm: '40091100',
  extipi: '',
  palavras: '',
  monofasico: true,
  de: null,
  ate: null,
  motivo: 'Mangueira de uso automotivo exclusivo.',
  autor: 'Ana Souza',
  em: '2026-11-22',
  ...more,
});
const hose = { ncm: '40091100', value: '100.00', name: 'MANGUEIRA' };
const note = (more: object = {}) => noteXml({ items: [hose, { ...hose, value: '30.00' }], ...more });
const read = (decisions: Decision[], files = [note()]) =>
  readXmlFiles(files, { rules: { ruleSet: latestRuleSet, decisions } });

it('lists items that the law does not settle for review, by product', async () => {
  const reading = await read([], [note(), note({ number: 2, issued: '2025-06-02T10:00:00-03:00' })]);
  expect([groupsOf(reading, '05/2025'), alertsOf(reading, '05/2025')]).toEqual([{ none: 130 }, ['MONO_REVISAR 130']]);
  const months = ['05/2025', '06/2025'].map((competencia) => ({ competencia, itens: 1, valor: 10_000 }));
  expect(reading.revisoes).toMatchObject({ pendente: 26_000, decidido: 0, total_produtos: 2 });
  expect(reading.revisoes.produtos[0]).toMatchObject({
    codigo: 'P1',
    produto: 'MANGUEIRA',
    ncm: '40091100',
    decisao: null,
    itens: 2,
    valor: 20_000,
    meses: months,
    lei: 'Lei 10.485/2002, art. 3º, Anexo II',
  });
});

it('gives an item of any CSOSN the sentence of its product to review', async () => {
  const reading = await read([], [note(), note({ number: 2, items: [{ ...hose, icms: '500' }] })]);
  expect(new Set(reading.lines.map(({ regra }) => regra)).size).toBe(2);
  expect(new Set(reading.lines.map(({ regra, cst_icms }) => classificationOf(regra, cst_icms)))).toEqual(
    new Set(reading.revisoes.produtos.map(({ regra }) => regra)),
  );
});

it('counts items that an analyst decided and names the analyst and the reason', async () => {
  const reading = await read([decision()]);
  expect(groupsOf(reading)).toEqual({ mono: 100, none: 30 });
  expect(alertsOf(reading)).toEqual(['MONO_REVISAR 30', 'DECISAO_ANALISTA 100']);
  expect(reading.lines.map(({ grupo, revisar }) => [grupo, revisar])).toEqual([
    ['mono', false],
    ['none', true],
  ]);
  expect(reading.lines[0]?.regra).toContain(
    'Decidido por Ana Souza em 22/11/2026: Mangueira de uso automotivo exclusivo.',
  );
  expect(reading.revisoes).toMatchObject({ pendente: 3000, decidido: 10_000 });
  expect(reading.revisoes.produtos.map(({ decisao }) => decisao)).toEqual(['d1', null]);
});

it('applies a negative decision', async () => {
  const reading = await read([decision({ monofasico: false })]);
  expect([groupsOf(reading), alertsOf(reading)]).toEqual([{ none: 130 }, ['MONO_REVISAR 30', 'DECISAO_ANALISTA 100']]);
});

it('ignores decisions on items that the rules settle, unless they overrule them', async () => {
  const shampoo = noteXml({ items: [{ ncm: '33051000' }, { ncm: '39269090' }] });
  const decisions = ['33051000', '39269090'].map((ncm) => decision({ id: ncm, ncm, codigo: null, monofasico: false }));
  expect(groupsOf(await read(decisions, [shampoo]))).toEqual({ mono: 100, none: 100 });
});

describe('a decision that overrules the rules', () => {
  const sold = noteXml({ items: [{ ncm: '33051000' }, { ncm: '39269090', value: '40.00' }] });
  const overruling = (ncm: string, monofasico: boolean, more: Partial<Decision> = {}) =>
    decision({ id: ncm, ncm, codigo: null, monofasico, corrige: true, ...more });

  it('excludes a listed product and counts an unlisted one', async () => {
    const reading = await read([overruling('33051000', false), overruling('39269090', true)], [sold]);
    expect(groupsOf(reading)).toEqual({ none: 100, mono: 40 });
    expect(alertsOf(reading)).toEqual(['DECISAO_ANALISTA 140']);
    expect(reading.lines.map(({ regra }) => regra)).toEqual([
      expect.stringContaining('O analista decidiu que o produto não é monofásico. Decidido por Ana Souza'),
      expect.stringContaining('O analista decidiu que o produto é monofásico. Decidido por Ana Souza'),
    ]);
    expect(reading.revisoes).toMatchObject({ pendente: 0, decidido: 14_000, total_produtos: 2 });
  });

  it('leaves items as they are where it agrees with the rules', async () => {
    const reading = await read([overruling('33051000', true)], [sold]);
    expect([groupsOf(reading), alertsOf(reading)]).toEqual([{ mono: 100, none: 40 }, []]);
  });

  it('applies to its product and period only', async () => {
    const later = noteXml({ number: 2, issued: '2025-06-02T10:00:00-03:00', items: [{ ncm: '33051000' }] });
    const from = overruling('33051000', false, { codigo: 'P1', de: '2025-06-01' });
    const reading = await read([from], [sold, later]);
    expect([groupsOf(reading, '05/2025'), groupsOf(reading, '06/2025')]).toEqual([
      { mono: 100, none: 40 },
      { none: 100 },
    ]);
    const another = overruling('33051000', false, { codigo: 'P9' });
    expect(groupsOf(await read([another], [sold]))).toEqual({ mono: 100, none: 40 });
  });

  it('prevails over a decision that does not overrule only where the rules settle the item', async () => {
    const listed = decision({ ncm: '33051000', monofasico: false });
    const forAll = overruling('33051000', false, { id: 'd2', alcance: 'consultoria' });
    const reading = await read([listed, forAll], [sold]);
    expect(reading.revisoes.produtos.map(({ decisao }) => decisao)).toEqual(['d2']);
  });
});

it('excludes own production whatever was decided', async () => {
  const made = noteXml({ items: [{ ...hose, cfop: '5101' }] });
  expect(alertsOf(await read([decision()], [made]))).toEqual(['FABRICANTE_MONOFASICO 100', 'DECISAO_ANALISTA 100']);
});

it('lists no items of cancelled notes and lists copies once', async () => {
  const files = [note(), note(), note({ number: 2 }), eventXml(noteKey({ number: 2 }))];
  expect((await read([], files)).revisoes.pendente).toBe(13_000);
});

it('classifies by the rule set that it is given', async () => {
  const ncm = latestRuleSet.ncm.filter(({ prefix }) => !'40091100'.startsWith(prefix));
  const reading = await readXmlFiles([note()], { rules: { ruleSet: { ...latestRuleSet, ncm }, decisions: [] } });
  expect([groupsOf(reading), alertsOf(reading)]).toEqual([{ none: 130 }, []]);
});
