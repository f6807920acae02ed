import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import { signatureErrors as errors } from '@restitui/domain/signatures/signatures.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { withReadableUser } from '../readable-user.ts';
import { signatureOnWire } from '../signature-on-wire.ts';
import { findDrawnSignature, findLatestSignature } from '../signatures.repository.ts';

/** The own one as it stands; of others only what is drawn: a capture in progress is its signer's. */
export async function readUserSignature(
  session: StaffSession,
  { params: { userId } }: Input<typeof signaturesApi.ofUser>,
) {
  const { actor, platform } = session;
  const find = userId === actor.id ? findLatestSignature : findDrawnSignature;
  const found = await withReadableUser(session, userId, (db, at) => find(db, at, { id_user: userId }));
  const viewer = { who: 'staff', id: actor.id } as const;
  return { data: signatureOnWire(required(found, errors.signature_not_found), platform.links, viewer) };
}
