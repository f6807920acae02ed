import { parseBarcode, parseBoletoLine } from '@restitui/brazil/boleto-number.ts';
import { toDay } from '@restitui/brazil/day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeMemory, chargeOrder, testAccount } from '../../test/bank-charges.ts';
import { bankPems } from '../../test/bank-pems.ts';
import { startInterBank } from '../../test/inter-bank.ts';
import { manualClock } from '../../test/manual-clock.ts';
import type { BankBoletos } from './bank-boletos.ts';
import { interBankBoletos } from './inter-bank-boletos.ts';
import { localBankBoletos } from './local-bank-boletos.ts';

let bank: Awaited<ReturnType<typeof startInterBank>>;
let clock: ReturnType<typeof manualClock>;

beforeAll(async () => {
  bank = await startInterBank();
});
afterAll(() => bank.close());
beforeEach(() => {
  clock = manualClock();
  bank.reset();
});

interface Stage {
  boletos: BankBoletos;
  settle: () => void;
  pay: (codigo: string, origem: 'BOLETO' | 'PIX') => Promise<void> | void;
  giveBack: (codigo: string) => Promise<void> | void;
}

/** Behaviour that all banks share. */
const contract: [name: string, open: () => Stage][] = [
  [
    'the local bank',
    () => {
      const boletos = localBankBoletos(chargeMemory(), clock);
      return {
        boletos,
        settle: () => clock.move(2000),
        pay: (codigo, origem) => boletos.pay(testAccount, codigo, origem),
        giveBack: (codigo) => boletos.giveBack(testAccount, codigo),
      };
    },
  ],
  [
    'Banco Inter',
    () => ({
      boletos: interBankBoletos({ url: bank.state.url, clock, ca: bankPems.certificate, milliseconds: 5000 }),
      settle: bank.settle,
      pay: (codigo, origem) => bank.pay(codigo, origem, 1234.56),
      giveBack: bank.giveBack,
    }),
  ],
];

describe.each(contract)('a boleto at %s', { tags: ['D-21'] }, (_, open) => {
  it('is in process at first and then has valid numbers and a Pix code', async () => {
    const { boletos, settle } = open();
    await boletos.check(testAccount);
    const codigo = await boletos.issue(testAccount, chargeOrder());
    expect(await boletos.find(testAccount, codigo)).toMatchObject({
      codigoSolicitacao: codigo,
      seuNumero: 'FAT-1',
      situacao: 'EM_PROCESSAMENTO',
      linhaDigitavel: null,
      valorRecebido: null,
    });
    settle();
    const made = await boletos.find(testAccount, codigo);
    expect(made.situacao).toBe('A_RECEBER');
    expect(parseBarcode(made.codigoBarras ?? '')).toBe(parseBoletoLine(made.linhaDigitavel ?? ''));
    expect(made.linhaDigitavel).toMatch(/16660000123456$/);
    expect(made.pixCopiaECola).toMatch(/^000201/);
  });

  it.each(['BOLETO', 'PIX'] as const)(
    'is received by %s and can then be neither paid nor cancelled',
    async (origem) => {
      const { boletos, settle, pay } = open();
      const codigo = await boletos.issue(testAccount, chargeOrder());
      settle();
      await pay(codigo, origem);
      const paid = { situacao: 'RECEBIDO', valorRecebido: 1234.56, origemRecebimento: origem };
      expect(await boletos.find(testAccount, codigo)).toMatchObject(paid);
      await expect(boletos.cancel(testAccount, codigo, 'Tarde')).rejects.toMatchObject({ kind: 'refused' });
      expect(await boletos.find(testAccount, codigo)).toMatchObject(paid);
    },
  );

  it('is no longer received after its payment was refunded', async () => {
    const { boletos, settle, pay, giveBack } = open();
    const codigo = await boletos.issue(testAccount, chargeOrder());
    settle();
    await pay(codigo, 'PIX');
    await giveBack(codigo);
    const given = { situacao: 'CANCELADO', valorRecebido: null, origemRecebimento: null };
    expect(await boletos.find(testAccount, codigo)).toMatchObject(given);
  });

  it('is cancelled once', async () => {
    const { boletos, settle } = open();
    const codigo = await boletos.issue(testAccount, chargeOrder());
    settle();
    await boletos.cancel(testAccount, codigo, 'Cobrado em duplicidade');
    expect((await boletos.find(testAccount, codigo)).situacao).toBe('CANCELADO');
    await expect(boletos.cancel(testAccount, codigo, 'De novo')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('is found by its number within its due date', async () => {
    const { boletos, settle } = open();
    const period = { de: toDay('2026-12-01'), ate: toDay('2026-12-31') };
    for (const seuNumero of ['FAT-1', 'FAT-11', 'FAT-2']) await boletos.issue(testAccount, chargeOrder({ seuNumero }));
    await boletos.issue(testAccount, chargeOrder({ seuNumero: 'FAT-3', dataVencimento: toDay('2027-01-05') }));
    settle();
    const numbers = async (filter: object) =>
      (await boletos.list(testAccount, { ...period, ...filter })).map(({ seuNumero }) => seuNumero);
    expect((await numbers({})).sort()).toEqual(['FAT-1', 'FAT-11', 'FAT-2']);
    expect(await numbers({ seuNumero: 'FAT-1' })).toEqual(['FAT-1']);
    expect(await numbers({ seuNumero: 'FAT-9' })).toEqual([]);
  });

  it('is refused as unknown when it was never issued', async () => {
    const { boletos } = open();
    for (const ask of [boletos.find, boletos.pdf]) {
      await expect(ask(testAccount, 'nenhum')).rejects.toMatchObject({ kind: 'unknown' });
    }
    await expect(boletos.cancel(testAccount, 'nenhum', 'x')).rejects.toMatchObject({ kind: 'unknown' });
  });

  it('accepts the registration of its notices', async () => {
    await expect(open().boletos.registerNotices(testAccount, 'https://casa.test/aviso/x')).resolves.toBeUndefined();
  });
});
