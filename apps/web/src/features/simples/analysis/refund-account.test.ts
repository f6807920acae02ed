import { exampleRow } from '@restitui/domain/simples/analysis/example-rows.ts';
import { describe, expect, it } from 'vitest';
import { refundAccount } from './refund-account.ts';

describe('refund calculation', { tags: ['D-33'] }, () => {
  it('explains 05/2025 of the worked example to the cent', () => {
    const account = refundAccount({ row: exampleRow() });
    expect(account).toMatchObject({ receitaMercadorias: 30417.35, monofasicos: 18257.25, baseDevida: 12160.1 });
    const [cofins, pis] = account.tributos;
    expect(cofins).toMatchObject({ pago: 218.05, devido: 87.16, restituir: 130.89 });
    expect(cofins?.partes).toEqual([
      { label: 'Sem substituição', base: 8104.2, valor: 58.09 },
      { label: 'Só ICMS-ST', base: 4055.9, valor: 29.07 },
    ]);
    expect(pis?.partes.map((parte) => parte.valor)).toEqual([12.59, 6.3]);
  });

  it('omits the parts when one rate does not explain the tax due (example E5, two annexes)', () => {
    const row = exampleRow({
      sem_subs_rb: 481946.66,
      valor_retificado_st: 40000,
      total_monofasicos: 30000,
      total: 70000,
      cofins_devido: 10166.48,
      aliq_efetiva_c: 2.4116,
    });
    expect(refundAccount({ row }).tributos[0]?.partes).toEqual([]);
  });

  it('tolerates the printed rate having 4 decimals (example E6)', () => {
    const row = exampleRow({
      sem_subs_rb: 25000,
      valor_retificado_st: 2000,
      total_monofasicos: 8750,
      total: 10750,
      cofins_devido: 116.97,
      aliq_efetiva_c: 0.7198,
    });
    expect(refundAccount({ row }).tributos[0]?.partes.map((parte) => parte.valor)).toEqual([102.57, 14.4]);
  });
});
