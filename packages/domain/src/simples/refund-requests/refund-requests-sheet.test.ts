import { expect, it } from 'vitest';
import { type CorrectedRequest, refundRequestsSheet } from './refund-requests-sheet.ts';

const request: CorrectedRequest = {
  ...{ competencia: '05/2025', pagamento: '2025-06-20', das: null, banco: null, pago_em: '2025-06-20' },
  ...{ presumido: false, principal: null, cofins: 80, pis: 20, total: 100, corrigido: 110 },
  ...{ prescreve_em: '2030-06-20', total_editado: null, situacao: 'A_PEDIR', data: null, protocolo: '' },
  ...{ valor_pedido: null, alterado_por: null, version: 0, em_outra_apuracao: null },
};
const elsewhere = { id_apuracao: 'a1', apuracao: 'Apuração 1', situacao: 'PEDIDO', data: '2026-11-20' } as const;

it('spreadsheet of refund requests names the other assessment under which a payment was requested', () => {
  const asked = { ...request, em_outra_apuracao: { ...elsewhere, protocolo: '1.234/2026' } };
  const own = { situacao: 'DEFERIDO', data: '2026-11-21', protocolo: '9' } as const;
  const sheet = refundRequestsSheet([request, asked, { ...asked, ...own }]);
  const lines = JSON.stringify(sheet.data);
  expect(lines).toContain('Pedido (Apuração 1)');
  expect(lines.match(/1\.234\/2026/g)).toHaveLength(1);
  expect(lines).toContain('"Deferido"');
});
