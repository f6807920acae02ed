import { canReadSignature } from '@restitui/domain/signatures/signatures.access.ts';
import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { signatureOnWire } from '../signature-on-wire.ts';
import { findSignature } from '../signatures.repository.ts';

export async function readSignature(
  { db, actor, tenant, platform }: Context,
  { params: { id } }: Input<typeof signaturesApi.read>,
) {
  const found = required(await findSignature(db, tenant, id), errors.signature_not_found);
  requireAccess(canReadSignature(actor, found), errors.signature_denied);
  // A capture in progress is its signer's alone.
  if (!found.assinatura && found.id_user !== actor.id) throw new AppError(errors.signature_not_found);

  return { data: signatureOnWire(found, platform.links, { who: 'staff', id: actor.id }) };
}
