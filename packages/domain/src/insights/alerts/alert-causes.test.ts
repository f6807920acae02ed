import { addDays, type Day } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import {
  failedAnalysisCause,
  limitationCause,
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
  procuracaoValidaAte: addDays(today, 30) as Day | null,
};

describe('powerOfAttorneyCause', { tags: ['D-27'] }, () => {
  it.each([
    [61, undefined],
    [60, '60'],
    [31, '60'],
    [30, '30'],
    [8, '30'],
    [7, '7'],
    [0, '7'],
  ])('warns with %i days left at step %s', (days, step) => {
    const procuracaoValidaAte = addDays(today, days);
    const cause = powerOfAttorneyCause({ ...held, procuracaoValidaAte }, today);
    expect(cause?.subject).toBe(step && `11222333000181 ${procuracaoValidaAte} ${step}`);
    expect(cause?.kind).toBe(step && 'PROCURACAO_VENCENDO');
  });

  it('reports one that ended yesterday as expired', () => {
    expect(powerOfAttorneyCause({ ...held, procuracaoValidaAte: '2026-11-19' as Day }, today)).toEqual({
      kind: 'PROCURACAO_EXPIRADA',
      subject: '11222333000181 2026-11-19',
      message: 'A procuração expirou em 19/11/2026. Renove-a para continuar o trabalho.',
    });
  });

  it('names its last day', () => {
    const text = 'A procuração vence em 20/12/2026, em 30 dias ou menos. Providencie a renovação.';
    expect(powerOfAttorneyCause(held, today)?.message).toBe(text);
  });

  it.each([
    ['was never granted', { procuracaoValidaAte: null }],
    ['was cancelled', { procuracaoHabilitada: false }],
    ['is of a client no longer served', { status: 'INATIVO' as const }],
  ])('returns undefined for one that %s', (_, change) => {
    expect(powerOfAttorneyCause({ ...held, ...change }, today)).toBeUndefined();
  });
});

describe('limitationCause', { tags: ['D-27', 'D-34'] }, () => {
  const month = {
    id_apuracao: 'a1',
    competencia: '12/2021',
    total_a_restituir: 1234.5,
    prescreve_em: '2027-01-20' as Day,
  };

  it('names the amount and the last day', () => {
    expect(limitationCause(month, today)).toEqual({
      kind: 'CREDITO_A_PRESCREVER',
      subject: 'a1 12/2021',
      message: 'O crédito de 12/2021, de R$ 1.234,50, prescreve em 20/01/2027.',
    });
  });

  it.each([
    ['on its last day', 0, true],
    ['90 days before', 90, true],
    ['91 days before', 91, false],
    ['after its limitation', -1, false],
  ])('warns %s: %s', (_, days, expected) => {
    expect(limitationCause({ ...month, prescreve_em: addDays(today, days) }, today) !== undefined).toBe(expected);
  });

  it.each([
    ['a month without an amount', { total_a_restituir: 0 }],
    ['a month with an unpaid DAS', { prescreve_em: null }],
  ])('returns undefined for %s', (_, change) => {
    expect(limitationCause({ ...month, ...change }, today)).toBeUndefined();
  });
});

describe('unsignedContractCause', { tags: ['D-27'] }, () => {
  const contract = {
    id: 'c1',
    typeRegime: 'SIMPLES_NACIONAL',
    isAssinado: false,
    IsAtivo: true,
    // Still the 13th in Brasília.
    createdDate: '2026-11-14T01:00:00Z',
  };

  it('reports on the seventh day', () => {
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
  ])('returns undefined for %s', (_, change) => {
    expect(unsignedContractCause({ ...contract, ...change }, today)).toBeUndefined();
  });
});

it('failedAnalysisCause repeats the message that the uploader saw', { tags: ['D-27'] }, () => {
  const message = 'A análise não foi concluída. O ZIP está vazio.';
  expect(failedAnalysisCause('a1', 'O ZIP está vazio.')).toEqual({ kind: 'ANALISE_FALHOU', subject: 'a1', message });
});

it('observationCause names the author and shortens the text to one line', { tags: ['D-27'] }, () => {
  expect(observationCause('o1', 'Ana', 'Ligar\n amanhã')).toEqual({
    kind: 'OBSERVACAO',
    subject: 'o1',
    message: 'Ana: Ligar amanhã',
  });
  expect(observationCause('o1', 'Ana', 'a'.repeat(500)).message).toBe(`Ana: ${'a'.repeat(279)}…`);
});

it("newLeadCause repeats the contact's message, shortened when it is long", { tags: ['D-27'] }, () => {
  expect(newLeadCause('abc', 'Oi,\n tudo bem?')).toEqual({
    kind: 'NOVO_LEAD',
    subject: 'abc',
    message: 'Escreveu pelo site: “Oi, tudo bem?”',
  });
  expect(newLeadCause('abc', 'x'.repeat(400)).message).toBe(`Escreveu pelo site: “${'x'.repeat(160)}…”`);
});

describe('overdueBoletoCause', { tags: ['D-27'] }, () => {
  const boleto = { id: 'b1', seuNumero: 'FAT-7', valorNominal: 1234.5, dataVencimento: '2026-11-19' as Day };

  it('reports on the day after the due date', () => {
    expect(overdueBoletoCause(boleto, '2026-11-19' as Day)).toBeUndefined();
    expect(overdueBoletoCause(boleto, today)).toEqual({
      kind: 'BOLETO_VENCIDO',
      subject: 'b1',
      message: 'O boleto FAT-7, de R$ 1.234,50, venceu em 19/11/2026 e não foi pago.',
    });
  });

  it('allows a boleto due on a Saturday until Monday', () => {
    const due = { ...boleto, dataVencimento: '2026-11-21' as Day };
    expect(overdueBoletoCause(due, '2026-11-23' as Day)).toBeUndefined();
    expect(overdueBoletoCause(due, '2026-11-24' as Day)).toBeDefined();
  });
});

it('paidTwiceCause names the amount paid twice', { tags: ['D-27'] }, () => {
  const old = { id: 'b1', seuNumero: 'FAT-7', valorNominal: 100, valorRecebido: 103.4 };
  expect(paidTwiceCause(old, { id: 'b2', seuNumero: 'FAT-8', valorNominal: 90, valorRecebido: null })).toEqual({
    kind: 'BOLETO_PAGO_EM_DOBRO',
    subject: 'b2',
    message:
      'Os boletos FAT-7 (R$ 103,40) e FAT-8 (R$ 90,00), um no lugar do outro, foram ambos pagos: R$ 90,00 em dobro. Devolva um dos pagamentos.',
  });
});
