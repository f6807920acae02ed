import { canRegisterPartner } from '@restitui/domain/users/partners.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { registerPerson } from '../register-person.ts';
import { userOnWire } from '../users.repository.ts';

export async function createPartner(session: StaffSession, { body }: Input<typeof usersApi.createPartner>) {
  requireAccess(canRegisterPartner(session.actor, body), userErrors.partner_create_denied);

  const person = { ...body, typeUser: 'USUARIO', tel: body.whatsApp } as const;
  return { data: userOnWire(await registerPerson(session, session.tenant, person)) };
}
