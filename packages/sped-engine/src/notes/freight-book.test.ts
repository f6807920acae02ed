import { describe, expect, it } from 'vitest';
import { noteKey } from '../../../tax-engine/test-support/write-note.ts';
import { amount, analyseFiles, client, codesOf, cumulativeBlock, efdText } from '../../test-support/write-efd.ts';
import type { ReportedLines } from '../months/month-context.ts';

/** The key of a note of the client, with the model of a CT-e. */
const keyOf = (number: number) =>
  noteKey({ number, model: '55', issued: '2025-01-07', emit: client }).replace(/^(\d{20})55/, '$157');

interface Written {
  value?: string;
  icms?: string;
  emit?: string;
  stat?: string;
  day?: string;
  cfop?: string;
  crt?: string;
  group?: string;
}

/** A CT-e with its protocol. */
function cte(number: number, options: Written = {}): string {
  const { value = '500.00', icms = '60.00', emit = client, stat = '100', day = '2025-01-07', cfop = '5353' } = options;
  const group = options.group ?? `<ICMS00><CST>00</CST><vBC>${value}</vBC><vICMS>${icms}</vICMS></ICMS00>`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?><cteProc xmlns="http://www.portalfiscal.inf.br/cte" versao="4.00"><CTe>' +
    `<infCte Id="CTe${keyOf(number)}" versao="4.00"><ide><CFOP>${cfop}</CFOP><mod>57</mod>` +
    `<dhEmi>${day}T10:00:00-03:00</dhEmi><tpAmb>1</tpAmb></ide>` +
    `<emit><CNPJ>${emit}</CNPJ><CRT>${options.crt ?? '3'}</CRT></emit>` +
    `<vPrest><vTPrest>${value}</vTPrest></vPrest><imp><ICMS>${group}</ICMS></imp></infCte></CTe>` +
    `<protCTe><infProt><tpAmb>1</tpAmb><chCTe>${keyOf(number)}</chCTe><cStat>${stat}</cStat></infProt></protCTe></cteProc>`
  );
}

const cancelled = (number: number) =>
  '<procEventoCTe xmlns="http://www.portalfiscal.inf.br/cte"><retEventoCTe><infEvento><cStat>135</cStat>' +
  `<chCTe>${keyOf(number)}</chCTe><tpEvento>110111</tpEvento></infEvento></retEventoCTe></procEventoCTe>`;

/** Freight of a day with D201 and D205. */
const freight = (value: number, { base = value, cst = '01' } = {}) => [
  `D200|57|00|1||1|2|5353|07012025|${amount(value)}|0,00`,
  `D201|${cst}|${amount(value)}|${amount(base)}|0,65|0,00|`,
  `D205|${cst}|${amount(value)}|${amount(base)}|3,00|0,00|`,
];

async function analysed(xml: string[], lines = freight(100_000), base = 100_000) {
  const reported: ReportedLines[] = [];
  const text = efdText({ lines: [`D010|${client}`, ...lines], assessment: cumulativeBlock(base) });
  const { months } = await analyseFiles({ 'a.txt': text }, { xml, onLine: (line) => reported.push(line) });
  const [row] = months;
  if (!row) throw new Error('no month');
  return { row, reported };
}

describe('freight with CT-e', { tags: ['SP-046', 'SP-040', 'SP-041'] }, () => {
  it('has the ICMS of the CT-e of its day and CFOP', async () => {
    const { row, reported } = await analysed([cte(1), cte(2)]);
    expect(row).toMatchObject({ icms_destacado: 12_000, icms_a_excluir: 12_000 });
    expect(codesOf(row).map(([code]) => code)).toEqual(['SEM_PROVA_DE_PAGAMENTO']);
    expect(reported).toMatchObject([{ answer: 'A_EXCLUIR', origin: { source: 'XML', notes: [keyOf(1), keyOf(2)] } }]);
  });

  it('is out already when its base is without the ICMS', async () => {
    const { row } = await analysed([cte(1), cte(2)], freight(100_000, { base: 88_000 }), 88_000);
    expect(row).toMatchObject({ icms_ja_excluido: 12_000, icms_a_excluir: 0 });
  });

  it('reads the ICMS that is due to another state', async () => {
    const group = '<ICMSOutraUF><CST>90</CST><vICMSOutraUF>70.00</vICMSOutraUF></ICMSOutraUF>';
    expect((await analysed([cte(1, { group }), cte(2)])).row).toMatchObject({ icms_a_excluir: 13_000 });
  });

  it('is a doubt when the CT-e do not add up to it', async () => {
    const { row } = await analysed([cte(1)]);
    expect(row).toMatchObject({ icms_a_excluir: 0, icms_em_duvida: 6_000 });
    expect(codesOf(row)).toContainEqual(['CONSOLIDADO_NAO_FECHA', 6_000, 1]);
  });

  it.each([
    ['of another company', [cte(1, { emit: '44555666000199' }), cte(2, { emit: '44555666000199' })]],
    ['of the Simples', [cte(1, { crt: '1' }), cte(2, { crt: '1' })]],
    ['without an authorisation', [cte(1, { stat: '301' }), cte(2, { stat: '301' })]],
    ['of another day', [cte(1, { day: '2025-01-08' }), cte(2, { day: '2025-01-08' })]],
    ['of another CFOP', [cte(1, { cfop: '6353' }), cte(2, { cfop: '6353' })]],
    ['that were cancelled', [cte(1), cte(2), cancelled(1), cancelled(2)]],
  ])('has no source in CT-e %s', async (_, xml) => {
    const { row } = await analysed(xml);
    expect(row).toMatchObject({ icms_destacado: 0, icms_a_excluir: 0 });
    expect(codesOf(row)).toContainEqual(['SEM_ICMS', 0, 1]);
  });

  it('does not count a cancelled CT-e with the others of its day', async () => {
    const { row } = await analysed([cte(1), cte(2), cte(3), cancelled(3)]);
    expect(row).toMatchObject({ icms_a_excluir: 12_000 });
  });
});
