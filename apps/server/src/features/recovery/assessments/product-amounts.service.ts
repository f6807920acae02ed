import { formatBRL, integerCents, reaisOf, roundedCents, sumOfCents } from '@restitui/brazil/money.ts';
import { assessmentErrors } from '@restitui/domain/recovery/assessments/assessments.errors.ts';
import {
  type AssessmentAmounts,
  newExcess,
  type ProductAmounts,
} from '@restitui/domain/recovery/assessments/product-balance.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { totalUsedOf } from '@restitui/domain/recovery/debit-months/debit-month-totals.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { sumCompensations } from '../compensations/compensations.repository.ts';
import { toCreditResponse } from '../credits/credit.wire.ts';
import { type CreditRow, listCreditsOfProduct } from '../credits/credits.repository.ts';
import type { Rates } from '../credits/current-rates.service.ts';
import { type DebitMonthRow, listDebitMonthsOf } from '../debit-months/debit-months.repository.ts';
import { type IcmsCreditRow, listIcmsPeriods } from '../icms-credits/icms-credits.repository.ts';
import { listAssessmentsOfProduct, listResumeValuesOf, type ResumeRow } from './assessments.repository.ts';

interface Sources {
  db: Db;
  tenant: TenantId;
  rates: Rates;
}

/** Reads everything that is recorded of the credit of a product and of its use. */
export async function readProductAmounts({ db, tenant, rates }: Sources, id_product: string): Promise<ProductAmounts> {
  const assessments = await listAssessmentsOfProduct(db, tenant, id_product);
  const ids = assessments.map(({ id }) => id);
  const credits = (await listCreditsOfProduct(db, tenant, id_product)).filter((row) => taxMonthOfCredit(row));
  const months = await listDebitMonthsOf(db, tenant, ids);
  const figures = await listResumeValuesOf(db, tenant, ids);
  const of = <Row extends { id_apuracao: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ id_apuracao }) => id_apuracao === id);
  return {
    assessments: ids.map((id) => amountsOf(id, of(credits, id), of(months, id), of(figures, id), rates)),
    reported: await sumCompensations(db, tenant, id_product),
    controlled: controlOf(await listIcmsPeriods(db, tenant, id_product)),
  };
}

function amountsOf(
  id: string,
  credits: readonly CreditRow[],
  months: readonly DebitMonthRow[],
  figures: readonly ResumeRow[],
  rates: Rates,
): AssessmentAmounts {
  const figure = (type: ResumeRow['typeValue']) => figures.find(({ typeValue }) => typeValue === type);
  const [found, refund] = [figure('CREDITO_APURADO'), figure('VALOR_REST')];
  const usedIn = (rows: readonly DebitMonthRow[]) =>
    sumOfCents(rows.map((row) => roundedCents(totalUsedOf(row.items))));
  const corrected = credits.map((row) => roundedCents(toCreditResponse(row, rates).corrigido));
  return {
    id,
    credits:
      credits.length > 0
        ? { corrected: sumOfCents(corrected), compensated: sumOfCents(credits.map(({ compensacao }) => compensacao)) }
        : null,
    found: found?.value ?? integerCents(0),
    typed: figure('CREDITO')?.typed ?? (credits.length > 0 ? null : (found?.typed ?? null)),
    storedRefund: refund ? (refund.typed ?? refund.value) : null,
    months:
      months.length > 0
        ? {
            credit: sumOfCents(months.map(({ credit }) => credit)),
            used: usedIn(months),
            paid: usedIn(months.filter(({ isPaid }) => isPaid)),
          }
        : null,
  };
}

function controlOf(periods: readonly IcmsCreditRow[]): ProductAmounts['controlled'] {
  if (periods.length === 0) return null;
  return {
    original: sumOfCents(periods.flatMap((row) => [row.credPisOriginal, row.credCofinsOriginal])),
    used: sumOfCents(
      periods.flatMap((row) => [
        ...[row.credPisOrigUtilizado, row.credPisPago],
        ...[row.credCofinsOrigUtilizado, row.credCofinsPago],
      ]),
    ),
  };
}

/**
 * Refuses a change after which the product's records use more than its credit, naming the field `path`. Call it in the
 * transaction of the change, under a lock of the product taken before `before` was read.
 */
export async function requireWithinCredit(
  sources: Sources,
  id_product: string,
  { before, path }: { before: ProductAmounts; path: string },
): Promise<void> {
  const excess = newExcess(before, await readProductAmounts(sources, id_product));
  if (!excess) return;
  const [credit, used] = [excess.credit, excess.used].map((amount) => formatBRL(reaisOf(amount)));
  const message = `O crédito é de ${credit}; com este valor, o total utilizado seria de ${used}.`;
  throw new AppError(assessmentErrors.credit_exceeded, { message, issues: [{ path, message }] });
}
