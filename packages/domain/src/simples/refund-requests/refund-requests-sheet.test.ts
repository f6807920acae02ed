import { expect, it } from 'vitest';
import { type CorrectedRequest, refundRequestsSheet } from './refund-requests-sheet.ts';

const request: CorrectedRequest = {
  ...{ teses: [], tipo: 'RESTITUICAO' },
  ...{ competencia: '05/2025', pagamento: '2025-06-20', das: null, banco: null, pago_em: '2025-06-20' },
  ...{ declaracao: '', retificadora: '', despacho: null, recurso: null, recebido: null },
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

it('spreadsheet of refund requests has rectification, decision and money, with the sums of both amounts', () => {
  const granted = {
    ...request,
    retificadora: '11222333202505002',
    despacho: { data: '2026-11-20', resultado: 'DEFERIDO_EM_PARTE', valor: 60.1, motivo: 'Nota cancelada' },
    recebido: { data: '2026-11-24', valor: 66.6 },
  } as const;
  const { data } = refundRequestsSheet([granted, { ...granted, ...{ competencia: '06/2025' } }, request]);
  const texts = data.map((row) => row.map((cell) => cell?.value ?? ''));
  const last = texts.map((row) => row.slice(13));
  expect(last[0]).toEqual([
    ...['Número da retificadora', 'Despacho', 'Data do despacho', 'Valor deferido', 'Motivo do despacho'],
    ...['Recebido em', 'Valor recebido'],
  ]);
  expect(last[1]).toMatchObject(['11222333202505002', 'Deferido em parte', {}, 60.1, 'Nota cancelada', {}, 66.6]);
  expect(last[3]).toEqual(['', '', '', '', '', '', '']);
  expect(last[4]).toEqual(['', '', '', 120.2, '', '', 133.2]);
});

it('spreadsheet of refund requests names the annual 13º of a payroll', () => {
  const { data } = refundRequestsSheet([{ ...request, competencia: '13/2024' }]);
  expect(data[1]?.[0]).toMatchObject({ value: '13º/2024', type: String });
});
