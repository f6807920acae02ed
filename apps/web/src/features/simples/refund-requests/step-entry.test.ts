import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { describe, expect, it } from 'vitest';
import {
  firstDraft,
  hasLineField,
  kindOf,
  placeIssues,
  readSteps,
  type StepDraft,
  stepLines,
  suggestedUse,
  typedUseChange,
} from './step-entry.ts';

const may: RefundRequest = {
  ...{ teses: [], tipo: 'RESTITUICAO' },
  ...{ competencia: '05/2025', pagamento: '2025-06-20', das: null, banco: null, pago_em: '2025-06-20' },
  ...{ declaracao: '11222333202505001', presumido: false, principal: null, cofins: 80, pis: 20, total: 100 },
  ...{ prescreve_em: '2030-06-20', total_editado: null, situacao: 'A_PEDIR', data: null, protocolo: '' },
  ...{ valor_pedido: null, retificadora: '', despacho: null, recurso: null, recebido: null },
  ...{ alterado_por: null, version: 0, em_outra_apuracao: null },
};
const later = { ...may, pagamento: '2025-08-01', pago_em: '2025-08-01' };
const june = { ...may, competencia: '06/2025', pagamento: '2025-07-21', pago_em: '2025-07-21' };
const asked = { situacao: 'PEDIDO', data: '2026-11-10', valor_pedido: 100, protocolo: '1' } as const;
const place = { today: '2026-11-20', cnpj: '11222333000181' };
const draft = (change: Partial<StepDraft>): StepDraft => ({
  ...{ data: '12/11/2026', resultado: 'DEFERIDO', tipo: 'RESTITUICAO', motivo: '', texts: [], uso_mantido: null },
  ...change,
});

describe('lines of a step', () => {
  it('are months for the rectification, and payments for other steps', () => {
    expect(
      stepLines('RETIFICADORA', [may, later, june]).map(({ label, requests }) => [label, requests.length]),
    ).toEqual([
      ['05/2025', 2],
      ['06/2025', 1],
    ]);
    expect(stepLines('PEDIDO', [may, june]).map(({ label }) => label)).toEqual([
      '05/2025, DAS de 20/06/2025',
      '06/2025, DAS de 21/07/2025',
    ]);
  });

  it('begin with what is recorded, and today', () => {
    const despacho = { data: '2026-11-15', resultado: 'DEFERIDO_EM_PARTE', valor: 60, motivo: 'Nota' } as const;
    const paid = { ...may, ...asked, despacho, recebido: { data: '2026-11-18', valor: 66.6 } };
    const first = (kind: Parameters<typeof firstDraft>[0], request = paid) =>
      firstDraft(kind, stepLines(kind, [request]), place.today);
    expect(first('PEDIDO')).toMatchObject({ data: '10/11/2026', texts: ['1'] });
    expect(first('DESPACHO')).toMatchObject({
      ...{ data: '15/11/2026', resultado: 'DEFERIDO_EM_PARTE', motivo: 'Nota', texts: ['60,00'] },
    });
    expect(first('DINHEIRO')).toMatchObject({ data: '18/11/2026', texts: ['66,60'] });
    expect(first('RETIFICADORA', { ...paid, retificadora: '11222333202505002' }).texts).toEqual(['11222333202505002']);
    expect(firstDraft('PEDIDO', stepLines('PEDIDO', [may]), place.today)).toMatchObject({
      ...{ data: '20/11/2026', texts: [''] },
    });
  });

  it('begin with the recorded form, and with a refund for a DAS', () => {
    const theses = [{ tese: 'A', nome: 'Tese A', credito: 100 }];
    expect(kindOf({ tipo: 'COMPENSACAO', teses: theses })).toBe('COMPENSACAO');
    expect(kindOf({ tipo: 'COMPENSACAO', teses: [] })).toBe('RESTITUICAO');
  });

  it('have a field of their own except for a decision on the whole', () => {
    expect(hasLineField('PEDIDO', draft({}))).toBe(true);
    expect(hasLineField('DESPACHO', draft({}))).toBe(false);
    expect(hasLineField('DESPACHO', draft({ resultado: 'DEFERIDO_EM_PARTE' }))).toBe(true);
  });
});

describe('typed steps', () => {
  const read = (kind: Parameters<typeof readSteps>[0], typed: Partial<StepDraft>, requests: RefundRequest[]) =>
    readSteps(kind, draft(typed), stepLines(kind, requests), place);

  it('are one per payment, with a number for all payments of its month', () => {
    expect(read('RETIFICADORA', { texts: ['11222333202505002'] }, [may, later])).toEqual({
      steps: [may, later].map((request) => ({
        request,
        passo: { passo: 'RETIFICADORA', numero: '11222333202505002' },
      })),
    });
    expect(read('DINHEIRO', { texts: ['1.234,56'] }, [{ ...may, ...asked, situacao: 'DEFERIDO' }])).toMatchObject({
      steps: [{ passo: { passo: 'DINHEIRO', data: '2026-11-12', valor: 1234.56 } }],
    });
    const partly: Partial<StepDraft> = { resultado: 'DEFERIDO_EM_PARTE', motivo: 'Nota', texts: ['60'] };
    expect(read('DESPACHO', partly, [{ ...may, ...asked }])).toMatchObject({
      steps: [{ passo: { resultado: 'DEFERIDO_EM_PARTE', valor: 60, motivo: 'Nota' } }],
    });
    expect(read('DESPACHO', { motivo: 'esquecido' }, [{ ...may, ...asked }])).toMatchObject({
      steps: [{ passo: { resultado: 'DEFERIDO', motivo: '' } }],
    });
  });

  it('are refused at the field that is wrong', () => {
    expect(read('PEDIDO', { data: '31/02/2026', texts: ['1'] }, [may])).toMatchObject({
      errors: { data: 'Data inválida' },
    });
    expect(read('PEDIDO', { data: '21/11/2026', texts: ['1'] }, [may])).toMatchObject({
      errors: { data: 'A data não pode ficar depois de hoje.' },
    });
    expect(read('PEDIDO', { texts: ['1', ''] }, [may, june])).toMatchObject({
      errors: { lines: [undefined, 'Informe o protocolo.'] },
    });
    expect(read('RETIFICADORA', { texts: [''] }, [may])).toMatchObject({
      errors: { lines: ['Informe o número da retificadora.'] },
    });
    expect(read('DINHEIRO', { texts: ['x'] }, [may])).toMatchObject({
      errors: { lines: ['Por favor, insira um valor válido.'] },
    });
    expect(read('DESPACHO', { resultado: 'INDEFERIDO' }, [{ ...may, ...asked }])).toMatchObject({
      errors: { motivo: 'Informe o motivo do despacho.' },
    });
  });

  it('name the payment that is refused among several', () => {
    expect(read('DESPACHO', {}, [{ ...may, ...asked }, june])).toEqual({
      errors: { lines: [undefined, 'Não há pedido feito para este pagamento.'] },
    });
  });

  it('without a number remove the one that is recorded', () => {
    expect(read('RETIFICADORA', { texts: [''] }, [{ ...may, retificadora: '11222333202505002' }])).toMatchObject({
      steps: [{ passo: { numero: '' } }],
    });
  });
});

describe('refusals of the server', () => {
  const passo = { passo: 'PEDIDO', data: '2026-11-12', protocolo: '1' } as const;
  const steps = [may, june].map((request) => ({ request, passo }));
  const place = (path: string, lines: ReturnType<typeof stepLines>) =>
    placeIssues([{ path, message: 'Não.' }], lines, steps.slice(0, lines.length));

  it('are placed at their lines', () => {
    const lines = stepLines('PEDIDO', [may, june]);
    expect(place('pagamentos.1.passo.data', lines)).toEqual({ lines: [undefined, 'Não.'] });
    expect(place('passo.protocolo', lines.slice(0, 1))).toEqual({ lines: ['Não.'] });
    expect(place('pagamentos.7', lines)).toEqual({ lines: [undefined, undefined] });
  });

  it('are placed at the field that all payments share when there is one line', () => {
    const lines = stepLines('PEDIDO', [may]);
    expect(place('passo.data', lines)).toEqual({ data: 'Não.', lines: [undefined] });
    expect(place('passo.resultado', lines)).toEqual({ resultado: 'Não.', lines: [undefined] });
    expect(place('pagamentos.0.passo.motivo', lines)).toEqual({ motivo: 'Não.', lines: [undefined] });
  });
});

describe('a decision on a used compensation', () => {
  const despacho = { data: '2026-11-15', resultado: 'DEFERIDO_EM_PARTE', valor: 60, motivo: 'Nota' } as const;
  const recebido = { data: '2026-11-10', valor: 62 };
  const used = { ...may, ...asked, tipo: 'COMPENSACAO', situacao: 'PAGO', recebido } as const;
  const change = (typed: Partial<StepDraft>, ...requests: RefundRequest[]) =>
    typedUseChange(draft(typed), stepLines('DESPACHO', requests));
  const partial = (text: string) => ({ resultado: 'DEFERIDO_EM_PARTE' as const, texts: [text] });

  it('takes the use back in whole or in part', () => {
    expect(change({ resultado: 'INDEFERIDO' }, used)).toBe('TAKEN');
    expect(change(partial('60,00'), used)).toBe('TAKEN');
    expect(change(partial(''), used)).toBeUndefined();
    expect(change({ resultado: 'DEFERIDO' }, used)).toBeUndefined();
    expect(change({ resultado: 'INDEFERIDO' }, { ...used, tipo: 'RESTITUICAO' })).toBeUndefined();
    expect(change({ resultado: 'INDEFERIDO' }, { ...used, situacao: 'PEDIDO', recebido: null })).toBeUndefined();
    expect(change({ resultado: 'INDEFERIDO' }, used, june)).toBeUndefined();
  });

  it('changes no use when result and amount are as recorded, and raises it with a larger grant', () => {
    const decided = { ...used, despacho };
    expect(change({ ...partial('60,00'), motivo: 'Outro' }, decided)).toBeUndefined();
    expect(change(partial('50'), decided)).toBe('TAKEN');
    expect(change(partial('80'), decided)).toBe('RAISED');
    expect(change({ resultado: 'DEFERIDO' }, decided)).toBe('RAISED');
    expect(change({ resultado: 'INDEFERIDO' }, decided)).toBe('TAKEN');
  });

  const read = (typed: Partial<StepDraft>, requests: RefundRequest[] = [used]) =>
    readSteps('DESPACHO', draft({ motivo: 'Sem prova', ...typed }), stepLines('DESPACHO', requests), place);

  it('leaves no use after a denial, and the typed one after a partial decision', () => {
    expect(read({ resultado: 'INDEFERIDO' })).toMatchObject({ steps: [{ passo: { uso_mantido: 0 } }] });
    const partly = { resultado: 'DEFERIDO_EM_PARTE' as const, texts: ['60,00'] };
    expect(read({ ...partly, uso_mantido: '37,20' })).toMatchObject({ steps: [{ passo: { uso_mantido: 37.2 } }] });
    expect(read({ ...partly, uso_mantido: '' })).toMatchObject({ errors: { uso_mantido: expect.any(String) } });
    expect(read({ ...partly, uso_mantido: '62,01' })).toMatchObject({
      errors: { uso_mantido: 'O uso que fica não passa do que foi usado.' },
    });
  });

  it('leaves the credits of several payments as they are', () => {
    const { steps } = { steps: [], ...read({ resultado: 'INDEFERIDO', texts: ['', ''] }, [used, june]) };
    expect(steps.some(({ passo }) => 'uso_mantido' in passo)).toBe(false);
  });

  it('suggests the granted amount with the Selic up to the use', () => {
    const series = [
      { data: '01/07/2025', valor: '1.00' },
      { data: '01/08/2025', valor: '1.00' },
    ];
    const once = { ...used, recebido: { data: '2025-09-10', valor: 62 } };
    const lines = stepLines('DESPACHO', [once]);
    const partly = (text: string) => draft({ resultado: 'DEFERIDO_EM_PARTE', texts: [text] });
    expect(suggestedUse(partly('50,00'), lines, series)).toEqual({ valor: 51.5, isComplete: true });
    expect(suggestedUse(partly('61,00'), lines, series)?.valor).toBe(62);
    expect(suggestedUse(partly(''), lines, series)).toBeUndefined();
    expect(suggestedUse(partly('50,00'), lines, [])?.isComplete).toBe(false);
    expect(suggestedUse(partly('50,00'), lines, undefined)).toBeUndefined();
    expect(suggestedUse(draft({ resultado: 'INDEFERIDO' }), lines, series)).toBeUndefined();
    const raised = stepLines('DESPACHO', [{ ...once, despacho }]);
    expect(suggestedUse(partly('80,00'), raised, series)?.valor).toBe(82.4);
    const whole = used.valor_pedido * 1.03;
    expect(suggestedUse(draft({ resultado: 'DEFERIDO' }), raised, series)?.valor).toBeCloseTo(whole, 2);
  });
});
