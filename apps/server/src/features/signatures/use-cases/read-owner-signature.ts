import { canReviewSignatures } from '@restitui/domain/signatures/signatures.access.ts';
import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findOwner } from '../../clients/owners.repository.ts';
import { signatureOnWire } from '../signature-on-wire.ts';
import { findDrawnSignature } from '../signatures.repository.ts';

export async function readOwnerSignature(
  { db, actor, tenant, platform }: Context,
  { params: { id } }: Input<typeof signaturesApi.ofOwner>,
) {
  required(await findOwner(db, tenant, id), errors.signature_not_found);
  requireAccess(canReviewSignatures(actor, tenant), errors.signature_denied);

  const found = required(await findDrawnSignature(db, tenant, { id_owner: id }), errors.signature_not_found);
  return { data: signatureOnWire(found, platform.links, { who: 'staff', id: actor.id }) };
}
