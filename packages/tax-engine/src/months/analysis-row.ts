import type { Conferencia } from '../cross-checks/cross-check.ts';
import type { Alert, Annex, Group } from '../reading.ts';
import type { RectificationMirror } from '../rectification/mirror.ts';
import type { TaxReais } from './tax-reais.ts';

/** One activity of one establishment, as declared. Reais. */
export interface DeclarationLine {
  estabelecimento: string;
  /** 1 to 6 are goods; null for services, rental and transport. */
  atividade: number | null;
  anexo: Annex | null;
  descricao: string;
  receita: number;
  parcelas: { valor: number; qualificadores: string[] }[];
  tributos: TaxReais;
}

/** The declaration behind a month. Reais; dates `AAAA-MM-DD`. */
export interface DeclarationSummary {
  numero: string;
  sequencia: number;
  tipo: 'Original' | 'Retificadora';
  regime: 'Competência' | 'Caixa';
  /** The RBT12 or RBT12p that was used; as printed when none reproduces the taxes. */
  rbt12: number;
  das_total: number;
  /** The DAS that the declaration generated; null when the document names none. */
  das: { numero: string; principal: number | null } | null;
  vencimento: string;
  /** Latest known payment; null when none is known. */
  pago_em: string | null;
  valor_pago: number | null;
  pagamentos: { data: string; valor: number }[];
  /** No payment is known nor denied: the due date stands in for it. */
  pagamento_presumido: boolean;
  arquivos: string[];
}

/** The part of a refund that lies on one payment: one Selic run and one lapse date. Reais. */
export interface RefundSlice {
  pago_em: string;
  valor: number;
  prescreve_em: string;
  prescrito: boolean;
  /** Number of the DAS, and bank and agency that took it, where the extrato names them. */
  das: string | null;
  banco: string | null;
  /** What was paid; null where the due date stands in for the payment. */
  pago: number | null;
}

/**
 * One month of the analysis. The first 28 fields carry their wire names: money in reais (2 decimals), percentages
 * 0 to 100 (2 decimals, rates 4), counts as integers.
 */
export interface AnalysisRow {
  /** `MM/AAAA`. */
  competencia: string;
  rb_auferida: number;
  sem_subs_rb: number;
  com_subs_rb: number;
  valor_retificado_st: number;
  total_monofasicos: number;
  total: number;
  total_a_restituir: number;
  diagnostico: string;
  Receita_Bruta_XML: number;
  receita_st: number;
  receita_monofasico: number;
  receita_st_e_monofasico: number;
  porcentagem_monofasicos: number;
  porcentagem_icms: number;
  cofins_pago: number;
  pis_pago: number;
  cofins_devido: number;
  pis_devido: number;
  cofins_restituir: number;
  pis_restituir: number;
  total_icms: number;
  total_produtos_validos: number;
  total_monofasicos_validos: number;
  total_icms_st_validos: number;
  red_efetiva: number;
  aliq_efetiva_c: number;
  aliq_efetiva_p: number;
  /** Reasons of the diagnosis first, then remarks. */
  alertas: Alert[];
  /** 0 to 1, 4 decimals: declared goods revenue that the notes explain. */
  cobertura: number;
  /** Earliest lapse of the refund, `AAAA-MM-DD`; null while unpaid or unknown. */
  prescreve_em: string | null;
  declaracao: DeclarationSummary | null;
  pgdas: DeclarationLine[];
  /** Each read value beside what the rest of the document and the tables make of it; disagreements first. */
  conferencias: Conferencia[];
  /** What the notes were scaled by. */
  k: number;
  /** Revenue already declared as monofásica. */
  mDeclarado: number;
  gruposPorAnexo: Record<Annex, Record<Group, number>>;
  fatias: RefundSlice[];
  /** Part of `total_a_restituir` that the sum over months leaves out, by reason. */
  fora_da_soma: { prescrito: number; nao_pago: number; acima_do_pago: number };
  /** The rectifying declaration as it has to be typed; null where nothing was computed. */
  espelho: RectificationMirror | null;
}
