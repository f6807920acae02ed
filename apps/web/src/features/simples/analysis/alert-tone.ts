import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisAlert } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';

export type AlertTone = 'danger' | 'warning' | 'info';

/** Alerts that leave a month without a calculation. */
const blocking = new Set([
  'SEM_PGDAS',
  'SEM_XML',
  'PGDAS_SEM_TEXTO',
  'PGDAS_EM_BRANCO',
  'PGDAS_PROTEGIDO',
  'PGDAS_NAO_CONFERE',
  'PGDAS_NAO_REPRODUZ',
  'CNPJ_DIVERGENTE',
  'RBT12_AUSENTE',
  'RBT12_ACIMA_LIMITE',
  'XML_MAIOR_QUE_DECLARADO',
  'MEI_OU_NAO_OPTANTE',
  'CAIXA_FORA_DE_FAIXA',
]);

/** Alerts to review before the figure is used. */
const pressing = new Set([
  'PRESCRITO',
  'DAS_NAO_PAGO',
  'PAGAMENTO_PARCIAL',
  'COBERTURA_BAIXA',
  'XML_AJUSTADO',
  'ANEXO_DIVERGENTE',
  'MONO_REVISAR',
  'RECOLHIMENTO_A_MENOR',
  'ATACADISTA_BEBIDAS',
  'FABRICANTE_MONOFASICO',
  'FILIAL_SEM_XML',
  'DEBITO_SUSPENSO',
]);

export function alertTone(codigo: string): AlertTone {
  if (blocking.has(codigo)) return 'danger';
  return pressing.has(codigo) ? 'warning' : 'info';
}

/** Formats the figure of an alert as money or count; null without one. */
export function alertValue({ valor, unidade }: AnalysisAlert): string | null {
  if (valor === undefined) return null;
  return unidade === 'contagem' ? `${valor.toLocaleString('pt-BR')}×` : formatBRL(valor);
}
