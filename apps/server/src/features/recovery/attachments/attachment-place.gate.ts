import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { attachmentErrors } from '@restitui/domain/recovery/attachments/attachments.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findCredit } from '../credits/credits.repository.ts';

/**
 * Returns the id of the credit that `named` refers to, or null when `named` is the product's id and so refers to
 * the assessment itself.
 */
export async function requireAttachmentPlace(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id, id_product }: Pick<Assessment, 'id' | 'id_product'>,
  named: string,
): Promise<string | null> {
  if (named === id_product) return null;
  const credit = await findCredit(db, tenant, named);
  if (credit?.id_apuracao !== id) throw new AppError(attachmentErrors.attachment_place_not_found);
  return credit.id;
}
