import { formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import { z } from 'zod';
import { fileAnalysisServiceOf } from '../../recovery/file-analyses/file-analysis-service.ts';
import { formatPeriod } from '../../recovery/file-analyses/period-text.ts';
import { serviceLabels, serviceType } from '../../recovery/products/service-type.ts';

const reais = z.number();

/** A fee that a boleto charges, wholly or in part, with the payment that it is computed from. */
export const chargedFee = z.object({
  id_credit: z.string(),
  typeServico: serviceType,
  /** `MM/AAAA`; month 13 is the annual 13º. Null for a credit without a month. */
  competencia: z.string().nullable(),
  /** Day on which the tax was paid; null where it is not known. */
  pago_em: z.string().nullable(),
  /** Protocol of the request; empty for a credit that was typed by hand. */
  protocolo: z.string(),
  /** Amount that came back or was used: the base of the fee. */
  recebido: reais,
  percentual: z.number(),
  /** The whole fee. */
  honorario: reais,
  /** The part of the fee that the boleto charges. */
  valor: reais,
});
export type ChargedFee = z.infer<typeof chargedFee>;

/** Returns what a fee is for in one line, such as `05/2025, DAS de 20/06/2025`. */
export function chargedPaymentText({ typeServico, competencia, pago_em }: ChargedFee): string {
  const month = competencia === null ? 'Crédito sem mês' : formatPeriod(competencia);
  const document =
    typeServico === 'PIS_COFINS_MONOFASICO_PARA_SN' ? 'DAS' : fileAnalysisServiceOf(typeServico) ? 'DARF' : 'pagamento';
  return pago_em === null ? month : `${month}, ${document} de ${formatDay(pago_em)}`;
}

/** Returns product and protocol of the payment in one line. */
export function chargedOriginText({ typeServico, protocolo }: ChargedFee): string {
  return [serviceLabels[typeServico], protocolo && `protocolo ${protocolo}`].filter(Boolean).join(', ');
}

/**
 * Returns how the fee is computed, such as `15,50% de R$ 110,97`; of a fee that is charged in part also its whole, and of
 * one that was lowered or taken back afterwards that it changed.
 */
export function chargedShareText({ recebido, percentual, honorario, valor }: ChargedFee): string {
  const share = `${formatPercent(percentual)} de ${formatBRL(recebido)}`;
  if (isChangedSince({ honorario, valor })) {
    return honorario === 0
      ? 'Honorários retirados depois da cobrança'
      : `Hoje ${share} = ${formatBRL(honorario)}: os honorários mudaram depois da cobrança`;
  }
  return valor === honorario ? share : `${share} = ${formatBRL(honorario)}, cobrado em parte`;
}

export interface ChargedTotals {
  recebido: number;
  /** The parts of fees that the boleto charges. */
  honorarios: number;
  /** Amount that the boleto charges besides fees. */
  outros: number;
}

/** Returns whether a fee was lowered or taken back after it was charged, so that its base is no longer that of the charge. */
export function isChangedSince({ honorario, valor }: Pick<ChargedFee, 'honorario' | 'valor'>): boolean {
  return valor > honorario;
}

/** Sums what a boleto charges, in reais. */
export function chargedTotals(fees: readonly ChargedFee[], valorNominal: number): ChargedTotals {
  const honorarios = sumOfReais(fees.map(({ valor }) => valor));
  return {
    recebido: sumOfReais(fees.map(({ recebido }) => recebido)),
    honorarios,
    outros: sumOfReais([valorNominal, -honorarios]),
  };
}
