import {
  type Cents,
  integerCents,
  lesserCents,
  reaisOf,
  roundedCents,
  sumOfReais,
  zeroCents,
} from '@restitui/brazil/money.ts';
import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '../../operations/lookups/selic-series.ts';
import { assessmentBalances, type ProductAmounts } from '../../recovery/assessments/product-balance.ts';
import { calculateCredit } from '../../recovery/credits/credit-calculation.ts';
import type { Credit } from '../../recovery/credits/credits.api.ts';
import { correctBySelic } from '../../recovery/credits/selic-correction.ts';
import type { FeeCharges } from '../payment-fees/payment-fee.ts';
import type { RefundRequest } from './refund-requests.api.ts';
import type { UseChange } from './refund-step-rules.ts';

type UsedRequest = Pick<RefundRequest, 'pago_em' | 'recebido'>;

/** The use that a partial decision leaves, in reais; incomplete where the series misses a month of the Selic. */
export interface SupportedUse {
  valor: number;
  isComplete: boolean;
}

/**
 * Returns what a decision leaves of a use, or homologates of it again: the granted amount with the Selic up to the month
 * of the use. What is taken back leaves no more than was used (Lei 9.430/1996, art. 74, §§ 2º and 7º), and what is raised
 * no less. Undefined without a use.
 * @param granted reais without Selic
 */
export function supportedUse(
  { pago_em, recebido }: UsedRequest,
  { granted, change }: { granted: number; change: UseChange },
  series: readonly SelicMonth[],
): SupportedUse | undefined {
  if (recebido === null) return undefined;
  const months = { from: taxMonthOfDay(pago_em), to: taxMonthOfDay(recebido.data) };
  const { corrigido, faltantes } = correctBySelic({ value: roundedCents(granted), ...months }, series);
  const used = roundedCents(recebido.valor);
  const valor = change === 'TAKEN' ? Math.min(corrigido, used) : Math.max(corrigido, used);
  return { valor: reaisOf(valor), isComplete: faltantes.length === 0 };
}

/** An amount before and after a decision, in reais. */
export interface ChangedAmount {
  antes: number;
  depois: number;
}

/** Changes of a credit by a decision, and of the balance of all credits of its assessment. */
export interface TakenUse {
  uso: ChangedAmount;
  corrigido: ChangedAmount;
  saldo: ChangedAmount;
  comissao: ChangedAmount;
  saldoTotal: ChangedAmount;
}

/**
 * Returns what changes when `left` reais of a credit remain used. A credit without use is corrected up to the current
 * month again.
 * @param credits all credits of the assessment
 */
export function effectOfTakenUse(
  credit: Credit,
  credits: readonly Credit[],
  left: number,
  { series, month }: { series: readonly SelicMonth[]; month: TaxMonth },
): TakenUse {
  const compensacao = reaisOf(lesserCents(roundedCents(credit.compensacao), roundedCents(left)));
  const entry = { ...credit, compensacao, mesRestituicao: compensacao === 0 ? null : credit.mesRestituicao };
  const after = calculateCredit(entry, series, month);
  const total = sumOfReais(credits.map(({ saldo }) => saldo));
  return {
    uso: { antes: credit.compensacao, depois: compensacao },
    corrigido: { antes: credit.corrigido, depois: after.corrigido },
    saldo: { antes: credit.saldo, depois: after.saldo },
    comissao: { antes: credit.comissao, depois: after.comissao },
    saldoTotal: { antes: total, depois: sumOfReais([total, -credit.saldo, after.saldo]) },
  };
}

/** Changes of the records of a product by a decision, in cents. */
export interface TakenAmounts {
  /** The assessment of the credit. */
  id: string;
  /** Change of the corrected credit, and of what is used of it. */
  corrected: Cents;
  compensated: Cents;
  reported: Cents;
}

/** Returns the amounts of a product after a decision. */
export function amountsAfterUse(
  { assessments, reported, controlled }: ProductAmounts,
  taken: TakenAmounts,
): ProductAmounts {
  return {
    assessments: assessments.map((one) => ({
      ...one,
      credits:
        one.credits && one.id === taken.id
          ? {
              corrected: integerCents(one.credits.corrected + taken.corrected),
              compensated: integerCents(one.credits.compensated + taken.compensated),
            }
          : one.credits,
    })),
    reported: reported === null ? null : integerCents(reported + taken.reported),
    controlled,
  };
}

/** A record of a product that holds more use than its credits. */
export type UseRecord = 'RELATORIO' | 'CONTROLE';

/**
 * Returns the record of the product that keeps the refunded amount of an assessment above what its credits and months
 * use: the largest of the records counts. Undefined when credits and months count.
 */
export function recordBeyondCredits(amounts: ProductAmounts, id: string): UseRecord | undefined {
  const refunded = assessmentBalances(amounts).find((one) => one.id === id)?.refunded ?? zeroCents;
  const own = amounts.assessments.find((one) => one.id === id);
  const settled = Math.max(own?.credits?.compensated ?? 0, own?.months?.paid ?? 0);
  if (refunded <= settled) return undefined;
  return (amounts.reported ?? 0) >= (amounts.controlled?.used ?? 0) ? 'RELATORIO' : 'CONTROLE';
}

/** Amounts that boletos ask and took of a fee, in cents. */
type FeeCharge = Pick<FeeCharges, 'cobrado' | 'pago'>;

/** Returns whether an open boleto asks for more than the fee that is left; it is cancelled or replaced first. */
export function isChargedBeyond({ cobrado, pago }: FeeCharge, fee: Cents): boolean {
  return cobrado > 0 && cobrado + pago > fee;
}
