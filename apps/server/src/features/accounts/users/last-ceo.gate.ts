import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { lockActiveCeos } from './user-list.repository.ts';
import type { UserRow } from './users.repository.ts';

/** Refuses what would leave the company without an active CEO. Locks the CEOs, so that two cannot end each other. */
export async function requireOtherCeo({ db, tenant }: Context, { id, typeUser, typeCargo }: UserRow): Promise<void> {
  if (typeCargo !== 'CEO') return;
  const ceos = await lockActiveCeos(db, tenant, typeUser);
  if (ceos.includes(id) && ceos.length === 1) throw new AppError(userErrors.last_ceo);
}
