import { creditErrors as errors } from '@restitui/domain/recovery/credits/credits.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { feeFiguresOfCredits } from '../../billing/fees/fee-figures.repository.ts';
import { lockFee } from '../../billing/fees/fees.repository.ts';

/**
 * Refuses to take a credit away from its payment while its fee is on an open boleto or paid: the payment would have no
 * fee and could be charged again. Locks the fee until the transaction ends.
 */
export async function refuseCharged({ db, tenant }: Pick<Context, 'db' | 'tenant'>, id: string): Promise<void> {
  await lockFee(db, tenant, id);
  const fee = (await feeFiguresOfCredits(db, tenant, [id])).get(id);
  if (fee && fee.boletos.length > 0) throw new AppError(errors.credit_charged);
}
