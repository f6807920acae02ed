import { compareTaxMonths, parseTaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { taxMonthOfCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { creditFieldText } from '@restitui/domain/recovery/credits/credit-field-text.ts';
import type { CreditEdit, creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { creditErrors as errors } from '@restitui/domain/recovery/credits/credits.errors.ts';
import {
  type CreditRecord,
  changedCreditFields,
  conflictingCreditFields,
} from '@restitui/domain/recovery/credits/edited-credit.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { bookCredit } from '../../../billing/fees/book-fee.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { syncFeeAlerts } from '../../../simples/refund-requests/sync-fee-alerts.service.ts';
import { requireEditableCredit } from '../credit.gate.ts';
import { toCreditResponse, toEnteredCredit, toStoredCredit } from '../credit.wire.ts';
import { type CreditRow, updateCredit } from '../credits.repository.ts';
import { type Rates, readCurrentRates } from '../current-rates.service.ts';
import { placedCredit } from '../placed-credit.service.ts';

/** Saves the entered values. Computed values are never taken from the caller. */
export async function saveCredit(
  context: Context<UserActor, OwnTransactions>,
  { body: { id, seen = {}, ...edited } }: Input<typeof creditsApi.save>,
) {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const transaction: Context = { ...context, db };
    const row = await requireEditableCredit(transaction, id);
    const before = toEnteredCredit(row);
    const changed = withMonthOfUse(changedCreditFields(before, edited), before, rates);
    const conflicts = conflictingCreditFields(before, changed, seen);
    if (conflicts.length > 0) {
      const issues = conflicts.map((path) => ({ path, message: `Agora está: ${creditFieldText(path, before[path])}` }));
      throw new AppError(errors.credit_changed, { issues });
    }
    const entered = toStoredCredit(changed);
    const placed = await placedCredit(transaction, row, { ...row, ...entered });
    const stored = { ...entered, ...(placed.pagamento !== row.pagamento && { pagamento: placed.pagamento }) };
    const after = { ...row, ...stored };
    const issues = problemsOf(after, rates);
    if (issues.length > 0) throw new AppError(wireErrors.invalid_input, { issues });

    if (Object.keys(stored).length > 0) await updateCredit(db, tenant, id, stored);
    await bookCredit(transaction, row, after);
    await recordChanges(transaction, { entity: 'CREDITO', ...before }, before, changed);
    await syncFeeAlerts(transaction, row.id_product);
    return { data: toCreditResponse(after, rates) };
  });
}

/** Sets the month of use of a paid credit, by default the current one; its Selic correction ends there. */
function withMonthOfUse(changed: Partial<CreditEdit>, before: CreditRecord, { month }: Rates): Partial<CreditEdit> {
  const { isPago, mesRestituicao = before.mesRestituicao } = changed;
  if (isPago === true && !mesRestituicao) return { ...changed, mesRestituicao: month };
  if (isPago === false && changed.mesRestituicao === undefined) return { ...changed, mesRestituicao: null };
  return changed;
}

function problemsOf(credit: CreditRow, { month }: Rates): Issue[] {
  const taxMonth = taxMonthOfCredit(credit);
  if (!taxMonth) return [{ path: 'mesCompetencia', message: 'Informe a competência.' }];
  const used = parseTaxMonth(credit.mesRestituicao ?? '');
  const paid = credit.pagoEm === null ? undefined : taxMonthOfDay(credit.pagoEm);
  return [
    ...(compareTaxMonths(taxMonth, month) > 0
      ? [{ path: 'mesCompetencia', message: 'A competência ainda não chegou.' }]
      : []),
    ...(paid && compareTaxMonths(paid, taxMonth) < 0
      ? [{ path: 'pagoEm', message: 'O pagamento não pode ser anterior à competência.' }]
      : []),
    ...(paid && compareTaxMonths(paid, month) > 0
      ? [{ path: 'pagoEm', message: 'O pagamento ainda não chegou.' }]
      : []),
    ...(used && paid && compareTaxMonths(used, paid) < 0
      ? [{ path: 'mesRestituicao', message: 'O mês de uso não pode ser anterior ao pagamento.' }]
      : []),
    ...(used && compareTaxMonths(used, taxMonth) < 0
      ? [{ path: 'mesRestituicao', message: 'O mês de uso não pode ser anterior à competência.' }]
      : []),
    ...(used && compareTaxMonths(used, month) > 0
      ? [{ path: 'mesRestituicao', message: 'O mês de uso ainda não chegou.' }]
      : []),
  ];
}
