import { dayInBrazil } from '@restitui/brazil/day.ts';
import { compareTaxMonths, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import { icmsExcess } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { IcmsCreditEdit } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { futurePerDcomp, requireFreePerDcomp } from '../compensations/per-dcomp.service.ts';

const dcompFields = ['dcompInicialPis', 'dcompInicialCofins'] as const;

/** Refuses a future period, more use than credit, and a PER/DCOMP of the future or of another product. */
export async function checkIcmsCredit(context: Context, edit: IcmsCreditEdit, id_product: string): Promise<void> {
  const month = taxMonthOfDay(dayInBrazil(context.platform.clock.now()));
  const numbers = dcompFields.flatMap((path) => (edit[path] === '' ? [] : [{ path, number: edit[path] }]));
  const issues: Issue[] = [
    ...(compareTaxMonths(edit.periodoApurado, month) > 0
      ? [{ path: 'periodoApurado', message: 'Este período ainda não chegou.' }]
      : []),
    ...icmsExcess(edit),
    ...numbers.flatMap(({ path, number }) => futurePerDcomp(context, number, path)),
  ];
  if (issues.length > 0) throw new AppError(wireErrors.invalid_input, { issues });
  for (const { path, number } of numbers) await requireFreePerDcomp(context, number, { id_product, path });
}
