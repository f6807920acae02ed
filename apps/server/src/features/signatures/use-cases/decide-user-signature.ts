import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { decide } from '../decide.ts';

export function decideUserSignature(
  session: StaffSession,
  { params: { userId, verifed }, body }: Input<typeof signaturesApi.decideUser>,
) {
  return decide(session, { id_user: userId }, { verifed, reason: body?.reason });
}
