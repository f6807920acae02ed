import { expect, it } from 'vitest';
import type { AnalysisRequest } from './analysis-requests.api.ts';
import { analysisRequestsSheet } from './analysis-requests-sheet.ts';

const request: AnalysisRequest = {
  ...{ competencia: '02/2024', tese: '29-A', nome: 'Aviso', classe: 'RECONHECIDA', a_conferir: true },
  ...{ pagamento: '2024-03-20', pagamento_presumido: true, prescreve_em: '2029-03-20', credito: 100, corrigido: 130 },
  ...{ tipo: 'RESTITUICAO', pedido: null, situacao: 'A_PEDIR', data: null, protocolo: '', valor_pedido: null },
  ...{ alterado_por: null, version: 0, em_outra_apuracao: null },
};

it('spreadsheet of requests sums credit and correction, and names the form of made requests only', () => {
  const made = { ...request, tipo: 'COMPENSACAO', situacao: 'PEDIDO', data: '2026-11-20', protocolo: '9' } as const;
  const { data } = analysisRequestsSheet([request, made]);
  const lines = data.map((row) => JSON.stringify(row));
  expect(lines[1]).toContain('A pedir');
  expect(lines[1]).not.toContain('DCOMP');
  expect(lines[2]).toContain('Declaração de compensação (DCOMP)');
  expect(lines[2]).toContain('Declarada');
  expect(lines[3]).toContain('200');
  expect(lines[3]).toContain('260');
});
