import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findUser, type UserRow } from './users.repository.ts';

/** Returns the user of the acting tenant if the rule allows it, otherwise throws `refusal`. */
export async function requireUserFor(
  { db, actor, tenant }: Context,
  id: string,
  rule: (role: Context['actor'], person: UserRow) => boolean,
  refusal: ErrorDefinition,
): Promise<UserRow> {
  const user = required(await findUser(db, tenant, id), userErrors.user_not_found);
  requireAccess(rule(actor, user), refusal);
  return user;
}
