import { describe, expect, it } from 'vitest';
import { chargeMemory, chargeOrder, testAccount } from '../../test/bank-charges.ts';
import { manualClock } from '../../test/manual-clock.ts';
import { localBankBoletos } from './local-bank-boletos.ts';
import { openBankBoletos } from './open-bank-boletos.ts';

describe('the local bank', () => {
  it('changes states with the date: late after a weekend, expired after the limit', async () => {
    const clock = manualClock();
    const boletos = localBankBoletos(chargeMemory(), clock);
    const codigo = await boletos.issue(testAccount, chargeOrder());
    const stands = async (at: string) => {
      clock.move(Date.parse(`${at}T15:00:00Z`) - clock.now().getTime());
      return (await boletos.find(testAccount, codigo)).situacao;
    };
    // 20/12/2026 is a Sunday.
    expect(await stands('2026-12-21')).toBe('A_RECEBER');
    expect(await stands('2026-12-22')).toBe('ATRASADO');
    expect(await stands('2027-01-19')).toBe('ATRASADO');
    expect(await stands('2027-01-20')).toBe('EXPIRADO');
    await expect(boletos.pay(testAccount, codigo, 'PIX')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is used only where no bank is configured', () => {
    const clock = manualClock();
    expect(openBankBoletos(undefined, chargeMemory(), clock).banco).toBe('LOCAL');
    expect(openBankBoletos('https://banco.test', chargeMemory(), clock).banco).toBe('INTER');
  });
});
