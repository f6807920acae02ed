import { canReviewSignatures } from '@restitui/domain/signatures/signatures.access.ts';
import { signatureErrors } from '@restitui/domain/signatures/signatures.errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { summaryOnWire } from '../signature-on-wire.ts';
import { listDrawnSignatures } from '../signatures.repository.ts';

export async function listTenantSignatures({ db, actor, tenant }: Context) {
  requireAccess(canReviewSignatures(actor, tenant), signatureErrors.signature_list_denied);

  return { data: (await listDrawnSignatures(db, tenant)).map(summaryOnWire) };
}
