import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { decide } from '../decide.ts';

export function decideClientSignature(
  session: StaffSession,
  { params: { ownerId, verifed }, body }: Input<typeof signaturesApi.decideClient>,
) {
  return decide(session, { id_owner: ownerId }, { verifed, reason: body?.reason });
}
