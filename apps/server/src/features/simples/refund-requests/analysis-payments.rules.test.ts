import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { FileAnalysisService } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import { expect, it } from 'vitest';
import { analysisPayments } from './analysis-payments.rules.ts';

/** A request of a thesis that the current result has no more. */
const orphan = (competencia: string): AnalysisRequest => ({
  ...{ competencia, tese: 'A', nome: 'Tese A', classe: null, a_conferir: false, pagamento: null },
  ...{ pagamento_presumido: false, prescreve_em: null, credito: 0, corrigido: 0 },
  ...{ tipo: 'RESTITUICAO', situacao: 'PEDIDO', data: '2026-10-01', protocolo: '1', valor_pedido: 100, pedido: null },
  ...{ alterado_por: 'Ana', version: 1, em_outra_apuracao: null },
});

it.each<[string, FileAnalysisService, string, string, string]>([
  ['social-security contributions: the 20th', 'PREVIDENCIARIO', '10/2025', '2025-11-19', '2030-11-19'],
  ['a 20th on a Saturday: the Friday before', 'PREVIDENCIARIO', '08/2025', '2025-09-19', '2030-09-19'],
  ['the annual 13º: 20 December, a Saturday', 'PREVIDENCIARIO', '13/2025', '2025-12-19', '2030-12-19'],
  ['PIS and COFINS: the 25th', 'EXCLUSAO_DE_ICMS_E_ST', '08/2025', '2025-09-25', '2030-09-25'],
  ['PIS and COFINS on Christmas: the day before', 'EXCLUSAO_DE_ICMS_E_ST', '11/2025', '2025-12-24', '2030-12-24'],
])('presumes the due day of %s', { tags: ['D-34'] }, (_, servico, competencia, pago_em, prescreve_em) => {
  const [payment] = analysisPayments([orphan(competencia)], [], servico);
  expect(payment).toMatchObject({ pago_em, prescreve_em, presumido: true });
});
