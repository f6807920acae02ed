import type { ReturnPart } from '@restitui/domain/billing/fees/fee-returns.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { type BookingContext, bookFee } from './book-fee.service.ts';
import { changePaid } from './fee-returns.repository.ts';

type BookedPart = Pick<ReturnPart, 'id_boleto' | 'id_credit' | 'centavos'>;

/** Books the parts of a return, which are negative, or of its reversal: what boletos paid of fees changes by them. */
export async function bookReturn(
  context: BookingContext,
  parts: readonly BookedPart[],
  motivo: 'DEVOLUCAO' | 'DEVOLUCAO_ESTORNADA',
): Promise<void> {
  for (const part of parts) {
    if (!(await changePaid(context.db, context.tenant, part))) throw new AppError(feeErrors.fee_return_settled);
  }
  for (const id_credit of new Set(parts.map((part) => part.id_credit))) await bookFee(context, id_credit, { motivo });
}
