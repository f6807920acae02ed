import { expect, it } from 'vitest';
import { boletoStatus, boletoStatusLabels } from './boleto-status.ts';

it('boleto status has six values with distinct labels', { tags: ['F-430'] }, () => {
  const listed = ['CANCELADO', 'COBRANCA', 'INADIMPLENTE', 'PAGO', 'PIX', 'SUBSTITUIDO'];
  expect([...boletoStatus.options]).toEqual(listed);
  expect(new Set(Object.values(boletoStatusLabels)).size).toBe(6);
});
