import { formatDay } from '@restitui/brazil/day.ts';
import { diagnosisTexts } from '../analysis/diagnosis.ts';
import type { AnalysisRow } from '../analysis/simples-analysis.api.ts';

export interface RectificationWarning {
  codigo: string;
  texto: string;
}

type RectificationInput = Pick<AnalysisRow, 'diagnostico' | 'alertas' | 'prescreve_em'>;

const withoutGain: Record<string, string> = {
  [diagnosisTexts.ja_segrega]: 'O cliente já segrega o monofásico: não há o que retificar.',
  [diagnosisTexts.sem_oportunidade]:
    'A retificação não traz crédito e pode aumentar o devido: não retifique sem decidir.',
  [diagnosisTexts.erro]: 'O mês tem problema ao diagnosticar: resolva-o antes de retificar.',
};

/** Returns the reasons not to rectify a month on a day (`AAAA-MM-DD`); empty when it may be rectified. */
export function reasonsNotToRectify({ diagnostico, alertas, prescreve_em }: RectificationInput, today: string) {
  const reasons: RectificationWarning[] = [];
  const gain = withoutGain[diagnostico];
  const has = (code: string) => alertas.some(({ codigo }) => codigo === code);
  if (gain) reasons.push({ codigo: 'SEM_GANHO', texto: gain });
  if (prescreve_em && prescreve_em < today) {
    reasons.push({ codigo: 'PRESCRITO', texto: `O pedido prescreveu em ${formatDay(prescreve_em)}.` });
  }
  if (has('DAS_NAO_PAGO')) {
    reasons.push({ codigo: 'DAS_NAO_PAGO', texto: 'O DAS não consta como pago: não há o que pedir de volta.' });
  }
  return reasons;
}

const remarks: Record<string, string> = {
  DEBITO_SUSPENSO: 'Há parcelas com exigibilidade suspensa ou lançamento de ofício: elas ficam como estão.',
  PAGAMENTO_PARCIAL: 'O DAS foi pago em parte: o pedido vai até o que foi pago.',
  COBERTURA_BAIXA: 'As notas explicam menos de 90% da receita: o que falta ficou sem substituição.',
  MONO_REVISAR: 'Há itens a revisar, que não contam como monofásicos.',
};

const presumed: RectificationWarning = {
  codigo: 'PAGAMENTO_PRESUMIDO',
  texto: 'O pagamento não consta do arquivo: confirme-o antes de pedir.',
};

/** Returns remarks on a month that may be rectified; `presumido`: no file shows its payment. */
export function rectificationRemarks({ alertas }: Pick<AnalysisRow, 'alertas'>, presumido: boolean) {
  const said = Object.entries(remarks)
    .filter(([code]) => alertas.some(({ codigo }) => codigo === code))
    .map(([codigo, texto]): RectificationWarning => ({ codigo, texto }));
  return presumido ? [...said, presumed] : said;
}
