import { describe, expect, it } from 'vitest';
import { month, pay } from '../test-support/payroll-month.ts';
import * as write from '../test-support/write-events.ts';

describe('payment, action and Selic', () => {
  const terco = {
    'terco.xml': write.rubrica({ code: 'TE', nature: '1017', from: '2019-01', stamp: '2019010112000000001' }),
  };
  const paid = (period: string) => ({ ...terco, 'pay.xml': pay({ TE: '1000.00' }, { period }) });

  it('gives nothing for a month that was not paid', async () => {
    // PR-061
    const found = await month(
      { 'pay.xml': pay({ AP: '10.00' }) },
      { options: { pagamentos: [{ competencia: '2024-03', data: null }] } },
    );
    expect(found).toMatchObject({
      pagamento: null,
      pagamento_presumido: false,
      prescreve_em: null,
      selic_percentual: 0,
      codes: ['NAO_PAGO'],
    });
    expect(found.row?.contavel).toBe(false);
  });

  it.each([
    ['no action', [], false, true, []],
    [
      'an action filed in time',
      [{ posicao: '23-A', ajuizada_em: '2020-09-01', transito_em: '2025-01-01' }],
      true,
      false,
      [],
    ],
    [
      'an action without a final decision',
      [{ posicao: '23-A', ajuizada_em: '2020-09-01' }],
      true,
      false,
      ['SEM_TRANSITO'],
    ],
    ['an action filed too late', [{ posicao: '23-A', ajuizada_em: '2020-09-16' }], false, true, []],
  ])('counts the third on holidays of 08/2020 by %s', async (_, acoes, contavel, prescrito, codes) => {
    // PR-032, PR-061
    const found = await month(paid('2020-08'), { options: { acoes } });
    expect(found.row).toMatchObject({ posicao: '23-A', contavel, prescrito });
    expect(found.codes).toEqual(codes);
  });

  it('ends the correction at the last known rate and says so', async () => {
    // PR-062
    const found = await month({ 'pay.xml': pay({ AP: '10.00' }) }, { options: { mes_restituicao: '2026-12' } });
    expect(found.alertas).toMatchObject([{ codigo: 'SELIC_FALTANTE', texto: 'Selic disponível só até 08/2026.' }]);
  });

  it.each([
    ['2026-09', 0],
    ['2026-10', 1],
  ])('corrects a payment of 09/2026 refunded in %s by %d%%', async (mes_restituicao, percent) => {
    // PR-062
    const options = { mes_restituicao, pagamentos: [{ competencia: '2024-03', data: '2026-09-18' }] };
    expect((await month({ 'pay.xml': pay({ AP: '10.00' }) }, { options })).selic_percentual).toBe(percent);
  });
});
