import { integerCents, zeroCents } from '@restitui/brazil/money.ts';
import { addMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { icmsService } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { icmsCredits } from '../../features/recovery/icms-credits/icms-credits.table.ts';
import type { DemoAssessment } from './assessments.demo.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { perDcompOf } from './per-dcomp.ts';
import { type CreditSums, figuresOf } from './resume-values.demo.ts';
import { idOf, Seeded } from './seeded.ts';
import { splitCents } from './split-cents.ts';

/** PIS and COFINS of Lucro Real: 1.65% and 7.6% of the same ICMS. */
const rates = [165, 760];

/**
 * Adds the months in which each product's newest assessment found a credit; refunded ones are used, oldest
 * first.
 */
export async function fillIcmsCredits(
  { db, today }: Demo,
  assessments: DemoAssessment[],
  credited: ReadonlyMap<string, CreditSums>,
): Promise<void> {
  const worked = assessments.filter(({ product, isLatest }) => isLatest && product.typeServico === icmsService);
  await insertRows(
    db,
    icmsCredits,
    worked.flatMap((assessment) => monthsOf(assessment, credited.get(assessment.id), today)),
  );
}

function monthsOf(
  assessment: DemoAssessment,
  credited: CreditSums | undefined,
  today: string,
): (typeof icmsCredits.$inferInsert)[] {
  const { CREDITO_APURADO: credit, VALOR_REST: refunded = 0 } = figuresOf(assessment, undefined);
  if (credit === 0) return [];
  const { product, age } = assessment;
  const random = new Seeded('icms credits', product.id);
  const day = dayBefore(today, age);
  const count = random.between(4, 14);
  const weights = Array.from({ length: count }, () => random.between(60, 140));
  let toUse = credited?.usedOriginal ?? refunded;
  return splitCents(credit, weights).map((cents, i) => {
    const periodoApurado = addMonths(taxMonthOfDay(day), i - count);
    const used = Math.min(cents, toUse);
    toUse -= used;
    const [pis = 0, cofins = 0] = splitCents(cents, rates);
    const usedPis = Math.min(pis, Math.floor((used * 165) / 925));
    const usedCofins = integerCents(Math.min(cofins, used - usedPis));
    const inCash = used > 0 && random.chance(0.15);
    const dcomp = () => (used > 0 && !inCash ? perDcompOf(day, random) : '');
    return {
      id: idOf('icms credit', product.id, i),
      id_tenant: product.client.tenant.id,
      id_client: product.client.cnpjcpf,
      id_product: product.id,
      periodoApurado,
      credPisOriginal: integerCents(pis),
      credPisOrigUtilizado: inCash ? zeroCents : integerCents(usedPis),
      credPisPago: inCash ? integerCents(usedPis) : zeroCents,
      dcompInicialPis: dcomp(),
      credCofinsOriginal: integerCents(cofins),
      credCofinsOrigUtilizado: inCash ? zeroCents : usedCofins,
      credCofinsPago: inCash ? usedCofins : zeroCents,
      dcompInicialCofins: dcomp(),
      version: 1,
      createdDate: instantOn(day, random.between(0, 539)),
    };
  });
}
