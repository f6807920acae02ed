import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { findActiveAgreement } from '../../agreements/agreements.repository.ts';
import { withReadableUser } from '../readable-user.ts';
import { statusOnWire } from '../signature-on-wire.ts';
import { findLatestSignature } from '../signatures.repository.ts';

export function readUserSignatureStatus(
  session: StaffSession,
  { params: { userId } }: Input<typeof signaturesApi.statusOfUser>,
) {
  return withReadableUser(session, userId, async (db, at, { cpf }) => {
    const latest = await findLatestSignature(db, at, { id_user: userId });
    return { data: statusOnWire(latest, cpf, await findActiveAgreement(db, at, { id_user: userId })) };
  });
}
