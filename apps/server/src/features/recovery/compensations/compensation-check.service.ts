import { dayInBrazil } from '@restitui/brazil/day.ts';
import { dayOfPerDcomp } from '@restitui/brazil/per-dcomp.ts';
import { compareTaxMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { CompensationEdit } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { compensationErrors as errors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import { type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listOfPerDcomp, lockPerDcomp } from './compensations.repository.ts';

/**
 * Refuses a compensation of a future month, with a PER/DCOMP of the future, or whose PER/DCOMP already compensates the
 * same tax and month or belongs to another product. One PER/DCOMP may compensate several taxes.
 */
export async function checkCompensation(
  { db, tenant, platform }: Context,
  edit: CompensationEdit,
  row: { id: string; id_product: string },
): Promise<void> {
  const today = dayInBrazil(platform.clock.now());
  const sent = dayOfPerDcomp(edit.perDcomp);
  const issues: Issue[] = [
    ...(compareTaxMonths(edit.pa, taxMonthOfDay(today)) > 0
      ? [{ path: 'pa', message: 'Este mês ainda não chegou.' }]
      : []),
    ...(sent !== undefined && sent > today
      ? [{ path: 'perDcomp', message: 'A data deste PER/DCOMP ainda não chegou. Confira o número.' }]
      : []),
  ];
  if (issues.length > 0) throw new AppError(wireErrors.invalid_input, { issues });

  await lockPerDcomp(db, tenant, edit.perDcomp);
  const others = (await listOfPerDcomp(db, tenant, edit.perDcomp)).filter(({ id }) => id !== row.id);
  if (others.some(({ id_product }) => id_product !== row.id_product)) refuse(errors.per_dcomp_of_other_product);
  if (others.some(({ tributo, pa }) => tributo === edit.tributo && pa === edit.pa))
    refuse(errors.compensation_repeated);
}

function refuse(refusal: (typeof errors)[keyof typeof errors]): never {
  throw new AppError(refusal, { issues: [{ path: 'perDcomp', message: refusal.message }] });
}
