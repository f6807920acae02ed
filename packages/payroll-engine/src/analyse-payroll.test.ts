import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { analyse, aviso, month, pay, usual } from '../test-support/payroll-month.ts';
import * as write from '../test-support/write-events.ts';

describe('worked examples of single rules', () => {
  it('caps a month by class, and by what is not suspended (P8)', async () => {
    // PR-048
    const { verbas, alertas } = await month({
      'ferias.xml': write.rubrica({ code: 'FI', nature: '6007' }),
      'pay.xml': pay({ AP: '1500.00', FI: '1000.00' }),
      '5011.xml': write.totals('2024-03', { '113801': ['500.00', '100.00'] }, undefined, '2500.00'),
    });
    expect(verbas.map(({ classe, patronal, credito }) => [classe, patronal, credito])).toEqual([
      ['NAO_INCIDE_POR_LEI', 100, 100],
      ['RECONHECIDA', 300, 300],
    ]);
    const cuts = 100 + 1500 * 0.078 + 1000 * 0.078;
    expect(alertas).toMatchObject([{ codigo: 'TETO_DO_MES', valor: cuts }]);
  });

  it('applies the factor of Simples with both kinds of activities (P9)', async () => {
    // PR-023
    const { row } = await month({
      '1000.xml': write.employer('03'),
      '1005.xml': write.establishment('3', '1'),
      '1280.xml': write.relief('2024-03', write.element('infoAtivConcom', write.element('fatorMes', '33.33'))),
      'pay.xml': pay({ AP: '1000.00' }, { indSimples: '3' }),
    });
    expect(row).toMatchObject({ patronal: 66.66, rat: 9.99, terceiros: 0 });
  });

  it.each([
    ['01', { patronal: 0, rat: 0, terceiros: 0 }, 'SIMPLES_SUBSTITUIDO'],
    ['02', { patronal: 200, rat: 20, terceiros: 0 }, undefined],
    ['06', { patronal: 0, rat: 0, terceiros: 58 }, undefined],
    ['13', { patronal: 225, rat: 20, terceiros: 58 }, undefined],
    ['80', { patronal: 0, rat: 0, terceiros: 0 }, 'ENTIDADE_ISENTA'],
    ['21', { patronal: 0, rat: 0, terceiros: 0 }, 'FORA_DO_ALCANCE'],
    ['03', { patronal: 0, rat: 0, terceiros: 0 }, 'SEM_IND_SIMPLES'],
  ])('computes what classTrib %s owes', async (classTrib, amounts, alert) => {
    // PR-020, PR-023
    const { row, codes } = await month({ '1000.xml': write.employer(classTrib), 'pay.xml': pay({ AP: '1000.00' }) });
    expect(row).toMatchObject(amounts);
    expect(codes).toEqual(alert ? [alert] : []);
  });

  it('says what a factor of Simples or a rate lacks', async () => {
    // PR-021 to PR-023
    const mixed = { '1000.xml': write.employer('03'), 'pay.xml': pay({ AP: '10.00' }, { indSimples: '3' }) };
    expect((await month(mixed)).codes).toEqual(['SEM_FATOR_SIMPLES']);
    const bare = await analyse({ '1000.xml': write.employer('99'), 'ap.xml': aviso, 'pay.xml': pay({ AP: '10.00' }) });
    expect(bare.competencias[0]?.alertas.map(({ codigo }) => codigo)).toEqual(['SEM_RAT', 'SEM_FPAS']);
    const withoutFap = await month({
      '1005.xml': write.establishment('3', undefined),
      'pay.xml': pay({ AP: '100.00' }),
    });
    expect(withoutFap.codes).toEqual(['SEM_FAP']);
    expect(withoutFap.row?.rat).toBe(3);
  });
});

describe('events', () => {
  it('keeps the latest event of a worker and month in any order of the files', async () => {
    // PR-004, PR-008
    const first = pay({ AP: '100.00' });
    const second = pay({ AP: '70.00' }, { stamp: '2024040712000000001' });
    for (const events of [
      { 'a.xml': first, 'b.xml': second },
      { 'a.xml': second, 'b.xml': first },
    ]) {
      expect((await month(events)).row?.base).toBe(70);
    }
  });

  it.each([
    ['with the same receipt', 'R1', 'R1', '2020010112000000001', true],
    ['with another receipt', 'R1', 'R2', '2025010112000000001', false],
    ['without a receipt, sent before the removal', undefined, 'R2', '2025010112000000001', true],
    ['without a receipt, sent after the removal', undefined, 'R2', '2024010112000000001', false],
  ])('removes an event %s', async (_, receipt, removed, stamp, isGone) => {
    // PR-008
    const { competencias } = await analyse({
      ...usual,
      'pay.xml': pay({ AP: '100.00' }, receipt ? { receipt } : {}),
      '3000.xml': write.removal('S-1200', { period: '2024-03', stamp, receipt: removed }),
    });
    expect(competencias).toHaveLength(isGone ? 0 : 1);
  });

  it('does not bring an earlier version back when a rectified event is removed', async () => {
    const { competencias } = await analyse({
      ...usual,
      'pay.xml': pay({ AP: '100.00' }, { receipt: 'R1' }),
      'again.xml': pay({ AP: '90.00' }, { receipt: 'R2', stamp: '2024040712000000001' }),
      '3000.xml': write.removal('S-1200', { period: '2024-03', receipt: 'R2', stamp: '2024050112000000001' }),
    });
    expect(competencias).toEqual([]);
  });

  it('removes one event of a worker and leaves those of others without a receipt', async () => {
    // PR-008
    const { row } = await month({
      'a.xml': pay({ AP: '100.00' }),
      'b.xml': pay({ AP: '7.00' }, { cpf: '03000003754' }),
      '3000.xml': write.removal('S-1200', { period: '2024-03', stamp: '2025010112000000001' }),
    });
    expect(row?.base).toBe(7);
  });

  it('keeps the copy of an event that has its receipt', async () => {
    // PR-008
    const copies = { 'a.xml': pay({ AP: '100.00' }), 'b.xml': pay({ AP: '100.00' }, { receipt: 'R1' }) };
    const removal = write.removal('S-1200', { period: '2024-03', stamp: '2020010112000000001', receipt: 'R1' });
    expect((await analyse({ ...usual, ...copies, '3000.xml': removal })).competencias).toEqual([]);
  });

  it.each([
    ['2024-12', '2'],
    ['2024', '2'],
    ['2024', undefined],
  ])('reads period %s with indApuracao %s as the annual 13º', async (period, indApuracao) => {
    // PR-009
    const found = await month({ 'pay.xml': pay({ AP: '10.00' }, { period, ...(indApuracao && { indApuracao }) }) });
    expect(found.competencia).toBe('2024-13');
  });

  it.each([
    ['one group for each credit', ['113801', '20.00', '164601', '1.00']],
    ['one group for all', undefined],
  ])('reads a DCTFWeb with %s, the greatest receipt', async (_, rows) => {
    // PR-005, PR-008, PR-048
    const credit = (code: string, value: string) =>
      write.element('codReceita', code) + write.element('grupo', write.element('ctValor', value));
    const content = rows
      ? write.element('CreditoTributarioApurado', credit('1138-01', '20.00')) +
        write.element('CreditoTributarioApurado', credit('1646-01', '1.00'))
      : write.element('CreditoTributarioApurado', credit('1138-01', '20.00') + credit('1646-01', '1.00'));
    const { row } = await month({
      'pay.xml': pay({ AP: '1000.00' }),
      'z.xml': write.declaration('032024', '1', ''),
      'a.xml': write.element('answer', write.declaration('032024', '2', content)),
    });
    expect(row).toMatchObject({ patronal: 20, rat: 1, terceiros: 0 });
  });

  it('takes a rubrica as it was when the payroll was sent', async () => {
    // PR-007
    const later = write.rubrica({
      code: 'AP',
      nature: '6003',
      codIncCP: '00',
      action: 'alteracao',
      stamp: '2024060112000000001',
    });
    expect((await month({ 'later.xml': later, 'pay.xml': pay({ AP: '100.00' }) })).row?.base).toBe(100);
    const corrected = await month({
      'later.xml': later,
      'pay.xml': pay({ AP: '100.00' }, { stamp: '2024070112000000001' }),
    });
    expect(corrected.verbas).toEqual([]);
  });

  it('uses a rubrica sent later, and says so; leaves one out that was never sent', async () => {
    // PR-007
    const late = write.rubrica({ code: 'LA', nature: '6003', stamp: '2024060112000000001' });
    const { row, alertas } = await month({ 'late.xml': late, 'pay.xml': pay({ LA: '50.00', NO: '7.00' }) });
    expect(row?.base).toBe(50);
    expect(alertas).toMatchObject([{ codigo: 'RUBRICA_SEM_S1010', valor: 7 }, { codigo: 'RUBRICA_POSTERIOR' }]);
  });

  it.each([
    ['104', 0],
    ['701', 0],
    ['103', 10],
    ['301', 10],
  ])('reads the items of category %s or leaves them out', async (category, base) => {
    // PR-010
    expect((await month({ 'pay.xml': pay({ AP: '10.00' }, { category }) })).row?.base ?? 0).toBe(base);
  });

  it('adds earnings, subtracts deductions, and gives nothing for a negative sum', async () => {
    // PR-040, PR-046
    const back = write.rubrica({ code: 'ES', nature: '6003', type: '2' });
    expect((await month({ 'es.xml': back, 'pay.xml': pay({ AP: '100.00', ES: '30.00' }) })).row?.base).toBe(70);
    const negative = await month({ 'es.xml': back, 'pay.xml': pay({ AP: '10.00', ES: '30.00' }) });
    expect(negative.row).toMatchObject({ base: 0, credito: 0 });
    expect(negative.alertas).toMatchObject([{ codigo: 'VERBA_NEGATIVA', valor: -20 }]);
  });

  it.each([
    ['15', '2024-03', undefined],
    ['21', '2020-11', 'taxed'],
    ['21', '2020-12', undefined],
    ['91', '2024-03', 'suspended'],
    ['93', '2024-03', undefined],
  ])('treats codIncCP %s of %s by its code', async (codIncCP, period, status) => {
    // PR-041, PR-042
    const { competencias } = await analyse({
      ...usual,
      'ap.xml': write.rubrica({ code: 'AP', nature: '4050', codIncCP, from: '2019-01', stamp: '2019010112000000001' }),
      'pay.xml': pay({ AP: '10.00' }, { period }),
    });
    const row = competencias[0]?.verbas[0];
    expect(row && (row.suspenso > 0 ? 'suspended' : 'taxed')).toBe(status);
  });
});

describe('documents that are not read', () => {
  it('counts broken ones, those of others and of the test environment', async () => {
    // PR-002, PR-003
    const { alertas } = await analyse({
      ...usual,
      'a.xml': '<evtRemun>',
      'b.xml': `<!DOCTYPE x>${aviso.slice(aviso.indexOf('?>') + 2)}`,
      'c.xml': '<other/>',
      'd.xml': pay({ AP: '1.00' }, { nrInsc: '99999999' }),
      'e.xml': pay({ AP: '1.00' }, { tpAmb: '2' }),
    });
    expect(alertas).toMatchObject([
      { codigo: 'XML_INVALIDO', valor: 3, texto: '3 arquivos XML ilegíveis foram ignorados.' },
      { codigo: 'CNPJ_DIVERGENTE', valor: 1 },
      { codigo: 'AMBIENTE_DE_TESTE', valor: 1 },
    ]);
  });

  it('reads events with a prefix, in another encoding and in an inner ZIP named otherwise', async () => {
    // PR-001
    const prefixed = pay({ AP: '10.00' })
      .replaceAll(/<(\/?)(?=[a-zA-Z])/g, '<$1n:')
      .replace('xmlns=', 'xmlns:n=');
    const latin = Buffer.from(
      pay({ AP: '5.00' }, { cpf: '03000003754' })
        .replace('UTF-8', 'ISO-8859-1')
        .replace('<tpAmb>', '<verProc>versão</verProc><tpAmb>'),
      'latin1',
    );
    expect((await month({ 'a.xml': prefixed, 'b.dat': latin })).row?.base).toBe(15);
  });

  it('reads a ZIP in the ZIP that is named otherwise', async () => {
    // PR-001
    const inner = zipSync({ 'deep/pay.txt': strToU8(pay({ AP: '10.00' })) });
    const middle = Buffer.from(zipSync({ 'lote.zip': inner }));
    expect((await month({ 'lote.dat': middle })).row?.base).toBe(10);
  });

  it('refuses an upload without an event of the company', async () => {
    // PR-003
    await expect(analyse({ 'd.xml': pay({ AP: '1.00' }, { nrInsc: '99999999' }) })).rejects.toThrow(
      'Nenhum evento do CNPJ 10.203.040/0001-94 foi encontrado.',
    );
  });
});
