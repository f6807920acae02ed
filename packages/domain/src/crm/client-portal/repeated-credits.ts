import { sumOfReais } from '@restitui/brazil/money.ts';
import { taxMonthOfCredit } from '../../recovery/credits/credit-calculation.ts';
import { isOfAnnual13th } from '../../simples/refund-requests/payment-name.ts';
import type { OwnCredit } from './requested-credits.ts';

interface RepeatableCredit extends OwnCredit {
  compensacao: number;
  isPago: boolean;
  /** Its use is the money of a payment. */
  isReceived: boolean;
  /** The part, in reais, that requests claim. */
  claimed: number;
}

/**
 * Returns the part of each credit, in reais, that a credit of another assessment of the product counts for the same
 * month. Of several assessments the newest with a credit in the month provides it, requested or not, as for payments
 * (decisions 022 and 141), without what the others have used. A paid credit without a recorded use counts as used whole:
 * it brings nothing itself, and the newer assessment found the same money.
 * @param assessments ids, newest first
 */
export function repeatedCredits<C extends RepeatableCredit>(
  credits: readonly C[],
  assessments: readonly string[],
): Map<C, number> {
  const repeated = new Map<C, number>();
  const ageOf = new Map(assessments.map((id, age) => [id, age]));
  for (const group of Map.groupBy(credits, monthOf).values()) {
    const [newest] = group.toSorted((a, b) => (ageOf.get(a.id_apuracao) ?? 0) - (ageOf.get(b.id_apuracao) ?? 0));
    if (!newest) continue;
    const own = group.filter(({ id_apuracao }) => id_apuracao === newest.id_apuracao);
    const others = group.filter(({ id_apuracao }) => id_apuracao !== newest.id_apuracao);
    for (const credit of others) repeated.set(credit, credit.creditOrigin);
    let used = sumOfReais(others.map(usedOf));
    for (const credit of own) {
      const left = sumOfReais([credit.creditOrigin, -credit.claimed, -usedOf(credit)]);
      const taken = Math.max(0, Math.min(used, left));
      repeated.set(credit, taken);
      used = sumOfReais([used, -taken]);
    }
  }
  return repeated;
}

function usedOf({ compensacao, creditOrigin, isPago, isReceived }: RepeatableCredit): number {
  if (isReceived) return 0;
  return isPago && compensacao === 0 ? creditOrigin : compensacao;
}

/** Names the month of a credit; one without a month is its own. */
function monthOf(credit: RepeatableCredit): unknown {
  const { id_product, mesCompetencia, pagamento, pagoEm } = credit;
  const month = taxMonthOfCredit(credit);
  if (month === undefined) return credit;
  // The annual 13º is paid in December, the contributions of December in January.
  const isPaidAs13th = pagamento === null ? pagoEm?.slice(5, 7) === '12' : isOfAnnual13th(pagamento);
  return `${id_product} ${month} ${mesCompetencia === 12 && isPaidAs13th}`;
}
