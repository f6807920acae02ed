import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { findUser, userOnWire } from '../../users/users.repository.ts';

export async function readOwnUser({ actor, inTenant }: StaffSession) {
  const user = await inTenant(actor.id_tenant, (db) => findUser(db, actor.id_tenant, actor.id));
  return { data: userOnWire(required(user, wireErrors.not_signed_in)) };
}
