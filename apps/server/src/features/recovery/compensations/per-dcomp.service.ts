import { dayInBrazil } from '@restitui/brazil/day.ts';
import { dayOfPerDcomp, type PerDcomp } from '@restitui/brazil/per-dcomp.ts';
import { compensationErrors } from '@restitui/domain/recovery/compensations/compensations.errors.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listIcmsPeriodsOfPerDcomp } from '../icms-credits/icms-credits.repository.ts';
import { listOfPerDcomp, lockPerDcomp } from './compensations.repository.ts';

/** Returns an issue when the day within the number is in the future. */
export function futurePerDcomp({ platform }: Pick<Context, 'platform'>, number: PerDcomp, path: string): Issue[] {
  const sent = dayOfPerDcomp(number);
  if (sent === undefined || sent <= dayInBrazil(platform.clock.now())) return [];
  return [{ path, message: 'A data deste PER/DCOMP ainda não chegou. Confira o número.' }];
}

/** Locks the number and refuses it when the report or the ICMS control has it for another product. */
export async function requireFreePerDcomp(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  number: PerDcomp,
  { id_product, path }: { id_product: string; path: string },
): Promise<void> {
  await lockPerDcomp(db, tenant, number);
  const reported = await listOfPerDcomp(db, tenant, number);
  const controlled = await listIcmsPeriodsOfPerDcomp(db, tenant, number);
  if ([...reported, ...controlled].every((row) => row.id_product === id_product)) return;
  const refusal = compensationErrors.per_dcomp_of_other_product;
  throw new AppError(refusal, { issues: [{ path, message: refusal.message }] });
}
