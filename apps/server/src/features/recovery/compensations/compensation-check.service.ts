import { dayInBrazil } from '@restitui/brazil/day.ts';
import { compareTaxMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { CompensationEdit } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { compensationErrors as errors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import { type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listOfPerDcomp } from './compensations.repository.ts';
import { futurePerDcomp, requireFreePerDcomp } from './per-dcomp.service.ts';

/**
 * Refuses a compensation of a future month, with a PER/DCOMP of the future, or whose PER/DCOMP already compensates the
 * same tax and month or belongs to another product. One PER/DCOMP may compensate several taxes.
 */
export async function checkCompensation(
  context: Context,
  edit: CompensationEdit,
  row: { id: string; id_product: string },
): Promise<void> {
  const { db, tenant, platform } = context;
  const month = taxMonthOfDay(dayInBrazil(platform.clock.now()));
  const issues: Issue[] = [
    ...(compareTaxMonths(edit.pa, month) > 0 ? [{ path: 'pa', message: 'Este mês ainda não chegou.' }] : []),
    ...futurePerDcomp(context, edit.perDcomp, 'perDcomp'),
  ];
  if (issues.length > 0) throw new AppError(wireErrors.invalid_input, { issues });

  await requireFreePerDcomp(context, edit.perDcomp, { id_product: row.id_product, path: 'perDcomp' });
  const others = (await listOfPerDcomp(db, tenant, edit.perDcomp)).filter(({ id }) => id !== row.id);
  if (!others.some(({ tributo, pa }) => tributo === edit.tributo && pa === edit.pa)) return;
  const refusal = errors.compensation_repeated;
  throw new AppError(refusal, { issues: [{ path: 'perDcomp', message: refusal.message }] });
}
