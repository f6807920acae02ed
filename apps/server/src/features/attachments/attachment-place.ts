import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import { attachmentErrors } from '@restitui/domain/attachments/attachments.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { findCredit } from '../credits/credits.repository.ts';

/** The credit of this apuração that an id names, or null for the apuração itself, which its product's id names. */
export async function creditNamed(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id, id_product }: Pick<Assessment, 'id' | 'id_product'>,
  named: string,
): Promise<string | null> {
  if (named === id_product) return null;
  const credit = await findCredit(db, tenant, named);
  if (credit?.id_apuracao !== id) throw new AppError(attachmentErrors.attachment_place_not_found);
  return credit.id;
}
