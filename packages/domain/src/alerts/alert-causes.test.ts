import { addDays, type Day } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import {
  failedAnalysisCause,
  lapseCause,
  newLeadCause,
  observationCause,
  overdueBoletoCause,
  paidTwiceCause,
  powerOfAttorneyCause,
  unsignedContractCause,
} from './alert-causes.ts';

const today = '2026-11-20' as Day;
const held = {
  cnpjcpf: '11222333000181',
  status: 'ATIVO' as const,
  procuracaoHabilitada: true,
  procuracaoValidaAte: addDays(today, 30) as string | null,
};

describe('D-27 a power of attorney', () => {
  it.each([
    [61, undefined],
    [60, '60'],
    [31, '60'],
    [30, '30'],
    [8, '30'],
    [7, '7'],
    [0, '7'],
  ])('with %i days left is warned about at step %s', (days, step) => {
    const procuracaoValidaAte = addDays(today, days);
    const cause = powerOfAttorneyCause({ ...held, procuracaoValidaAte }, today);
    expect(cause?.subject).toBe(step && `11222333000181 ${procuracaoValidaAte} ${step}`);
    expect(cause?.kind).toBe(step && 'PROCURACAO_VENCENDO');
  });

  it('that ended yesterday has expired', () => {
    expect(powerOfAttorneyCause({ ...held, procuracaoValidaAte: '2026-11-19' }, today)).toEqual({
      kind: 'PROCURACAO_EXPIRADA',
      subject: '11222333000181 2026-11-19',
      message: 'A procuração expirou em 19/11/2026. Renove-a para continuar o trabalho.',
    });
  });

  it('tells its last day', () => {
    const text = 'A procuração vence em 20/12/2026, em 30 dias ou menos. Providencie a renovação.';
    expect(powerOfAttorneyCause(held, today)?.message).toBe(text);
  });

  it.each([
    ['was never granted', { procuracaoValidaAte: null }],
    ['was cancelled', { procuracaoHabilitada: false }],
    ['is of a client no longer served', { status: 'INATIVO' as const }],
  ])('that %s is no cause', (_, change) => {
    expect(powerOfAttorneyCause({ ...held, ...change }, today)).toBeUndefined();
  });
});

describe('D-27 D-34 a credit about to lapse', () => {
  const month = { id_apuracao: 'a1', competencia: '12/2021', total_a_restituir: 1234.5, prescreve_em: '2027-01-20' };

  it('is told with its amount and last day', () => {
    expect(lapseCause(month, today)).toEqual({
      kind: 'CREDITO_A_PRESCREVER',
      subject: 'a1 12/2021',
      message: 'O crédito de 12/2021, de R$ 1.234,50, prescreve em 20/01/2027.',
    });
  });

  it.each([
    ['on its last day', 0, true],
    ['90 days before', 90, true],
    ['91 days before', 91, false],
    ['once it has lapsed', -1, false],
  ])('%s: %s', (_, days, told) => {
    expect(lapseCause({ ...month, prescreve_em: addDays(today, days) }, today) !== undefined).toBe(told);
  });

  it.each([
    ['without money in it', { total_a_restituir: 0 }],
    ['whose DAS is not paid', { prescreve_em: null }],
  ])('%s is no cause', (_, change) => {
    expect(lapseCause({ ...month, ...change }, today)).toBeUndefined();
  });
});

describe('D-27 a contract without signature', () => {
  const contract = {
    id: 'c1',
    typeRegime: 'SIMPLES_NACIONAL',
    isAssinado: false,
    IsAtivo: true,
    // Still the 13th in Brasília.
    createdDate: '2026-11-14T01:00:00Z',
  };

  it('is told of on the seventh day', () => {
    expect(unsignedContractCause(contract, '2026-11-19' as Day)).toBeUndefined();
    expect(unsignedContractCause(contract, today)).toEqual({
      kind: 'CONTRATO_SEM_ASSINATURA',
      subject: 'c1',
      message: 'O contrato de Simples Nacional espera assinatura desde 13/11/2026.',
    });
  });

  it.each([
    ['signed', { isAssinado: true }],
    ['no longer in use', { IsAtivo: false }],
  ])('%s is no cause', (_, change) => {
    expect(unsignedContractCause({ ...contract, ...change }, today)).toBeUndefined();
  });
});

it('D-27 a failed analysis is told in the words that its sender read', () => {
  const message = 'A análise não foi concluída. O ZIP está vazio.';
  expect(failedAnalysisCause('a1', 'O ZIP está vazio.')).toEqual({ kind: 'ANALISE_FALHOU', subject: 'a1', message });
});

it('D-27 an observation is told with its author, on one line, and shortened', () => {
  expect(observationCause('o1', 'Ana', 'Ligar\n amanhã')).toEqual({
    kind: 'OBSERVACAO',
    subject: 'o1',
    message: 'Ana: Ligar amanhã',
  });
  expect(observationCause('o1', 'Ana', 'a'.repeat(500)).message).toBe(`Ana: ${'a'.repeat(279)}…`);
});

it('D-27 a new contact is told of in its own words, cut where they are long', () => {
  expect(newLeadCause('abc', 'Oi,\n tudo bem?')).toEqual({
    kind: 'NOVO_LEAD',
    subject: 'abc',
    message: 'Escreveu pelo site: “Oi, tudo bem?”',
  });
  expect(newLeadCause('abc', 'x'.repeat(400)).message).toBe(`Escreveu pelo site: “${'x'.repeat(160)}…”`);
});

describe('D-27 a boleto that was not paid', () => {
  const boleto = { id: 'b1', seuNumero: 'FAT-7', valorNominal: 1234.5, dataVencimento: '2026-11-19' };

  it('is told of on the day after', () => {
    expect(overdueBoletoCause(boleto, '2026-11-19' as Day)).toBeUndefined();
    expect(overdueBoletoCause(boleto, today)).toEqual({
      kind: 'BOLETO_VENCIDO',
      subject: 'b1',
      message: 'O boleto FAT-7, de R$ 1.234,50, venceu em 19/11/2026 e não foi pago.',
    });
  });

  it('due on a Saturday has until Monday', () => {
    const due = { ...boleto, dataVencimento: '2026-11-21' };
    expect(overdueBoletoCause(due, '2026-11-23' as Day)).toBeUndefined();
    expect(overdueBoletoCause(due, '2026-11-24' as Day)).toBeDefined();
  });
});

it('D-27 two boletos of one charge that were both paid are told with what came twice', () => {
  const old = { id: 'b1', seuNumero: 'FAT-7', valorNominal: 100, valorRecebido: 103.4 };
  expect(paidTwiceCause(old, { id: 'b2', seuNumero: 'FAT-8', valorNominal: 90, valorRecebido: null })).toEqual({
    kind: 'BOLETO_PAGO_EM_DOBRO',
    subject: 'b2',
    message:
      'Os boletos FAT-7 (R$ 103,40) e FAT-8 (R$ 90,00), um no lugar do outro, foram ambos pagos: R$ 90,00 em dobro. Devolva um dos pagamentos.',
  });
});
