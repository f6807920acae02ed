import { describe, expect, it } from 'vitest';
import { type EnteredStep, refundStep } from './refund-step.ts';

const messageOf = (step: unknown) =>
  refundStep.safeParse(step).error?.issues.map(({ path, message }) => [path[0], message]);

describe('step of a payment as it is entered', () => {
  it.each<[string, EnteredStep]>([
    ['a number with separators', { passo: 'RETIFICADORA', numero: '11222333.202505-002' }],
    ['the root of a CNPJ with letters', { passo: 'RETIFICADORA', numero: '1a2b3c4d202505002' }],
    ['receipts of other declarations', { passo: 'RETIFICADORA', numero: '1.1.0000000012345678901 / 12.34.56-78' }],
    ['no number, which removes it', { passo: 'RETIFICADORA', numero: '' }],
    ['a PER/DCOMP', { passo: 'PEDIDO', data: '2026-11-20', protocolo: '12345.67890.201126.1.2.04-1234' }],
    ['a full grant without a reason', { passo: 'DESPACHO', data: '2026-11-20', resultado: 'DEFERIDO' }],
    ['money in cents', { passo: 'DINHEIRO', data: '2026-11-20', valor: 0.01 }],
  ])('takes %s', (_, step) => {
    expect(messageOf(step)).toBeUndefined();
  });

  it('stores a number without separators, in capitals', () => {
    expect(refundStep.parse({ passo: 'RETIFICADORA', numero: '1a2b3c4d.202505-002' })).toMatchObject({
      numero: '1A2B3C4D202505002',
    });
  });

  const decision = { passo: 'DESPACHO', data: '2026-11-20' };
  it.each([
    [{ passo: 'RETIFICADORA', numero: 'sem' }, 'numero', /Use algarismos/],
    [{ passo: 'RETIFICADORA', numero: '1'.repeat(81) }, 'numero', /no máximo 80/],
    [{ passo: 'PEDIDO', data: '2026-02-31', protocolo: '1' }, 'data', /Data inválida/],
    [{ passo: 'PEDIDO', data: '2026-11-20', protocolo: ' ' }, 'protocolo', /Informe o protocolo/],
    [{ passo: 'PEDIDO', data: '2026-11-20', protocolo: 'sem' }, 'protocolo', /Use algarismos/],
    [{ passo: 'PEDIDO', data: '2026-11-20', protocolo: '12<3>' }, 'protocolo', /Use algarismos/],
    [{ passo: 'PEDIDO', data: '2026-11-20', protocolo: '1'.repeat(41) }, 'protocolo', /no máximo 40/],
    [{ ...decision, resultado: 'DEFERIDO_EM_PARTE', motivo: 'Nota cancelada' }, 'valor', /valor deferido/],
    [{ ...decision, resultado: 'DEFERIDO_EM_PARTE', valor: 0, motivo: 'Nota' }, 'valor', /valor deferido/],
    [{ ...decision, resultado: 'DEFERIDO_EM_PARTE', valor: 10 }, 'motivo', /motivo do despacho/],
    [{ ...decision, resultado: 'INDEFERIDO', motivo: ' ' }, 'motivo', /motivo do despacho/],
    [{ ...decision, resultado: 'INDEFERIDO', motivo: 'x'.repeat(501) }, 'motivo', /no máximo 500/],
    [{ ...decision, resultado: 'INDEFERIDO', motivo: 'Nota', uso_mantido: 1 }, 'uso_mantido', /não mantém uso/],
    [{ ...decision, resultado: 'INDEFERIDO', motivo: 'Nota', uso_mantido: -1 }, 'uso_mantido', /negativo/],
    [{ passo: 'DINHEIRO', data: '2026-11-20', valor: 0 }, 'valor', /valor recebido/],
    [{ passo: 'DINHEIRO', data: '2026-11-20', valor: -1 }, 'valor', /negativo/],
    [{ passo: 'DINHEIRO', data: '2026-11-20', valor: 0.001 }, 'valor', /2 casas/],
  ])('rejects %j', (step, field, message) => {
    expect(messageOf(step)?.[0]).toEqual([field, expect.stringMatching(message)]);
  });
});
