import { expect, it } from 'vitest';
import { boletoStatus, boletoStatusLabels } from './boleto-status.ts';

it('F-430 a boleto has one of six states, each with a label of its own', () => {
  const listed = ['CANCELADO', 'COBRANCA', 'INADIMPLENTE', 'PAGO', 'PIX', 'SUBSTITUIDO'];
  expect([...boletoStatus.options]).toEqual(listed);
  expect(new Set(Object.values(boletoStatusLabels)).size).toBe(6);
});
