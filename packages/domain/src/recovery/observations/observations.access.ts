import { type ActorScope, isAdminCeo } from '../../accounts/users/actor.ts';
import type { ObservationCategory } from './observation-category.ts';

interface Observation {
  category: ObservationCategory;
  id_user: string | null;
}

/** FINANCEIRO is a cargo of ADMIN, so its rule precedes the one for ADMIN (client-work C-09). */
const isFinance = ({ typeUser, typeCargo }: Pick<ActorScope, 'typeUser' | 'typeCargo'>) =>
  typeUser === 'ADMIN' && typeCargo === 'FINANCEIRO';

/** Returns the categories that staff may send; `CLIENTE` is reserved for client sessions (decision D-06). */
export function sendableCategories(role: Pick<ActorScope, 'typeUser' | 'typeCargo'>): readonly ObservationCategory[] {
  if (isFinance(role)) return ['FINACEIRO', 'OPERACIONAL'];
  return role.typeUser === 'ADMIN' ? ['OPERACIONAL', 'PADRAO'] : ['PADRAO'];
}

/**
 * Returns the categories that staff may read of others; finance staff and the CEO also read `FINACEIRO`
 * (client-work C-08).
 */
export function visibleCategories(role: Pick<ActorScope, 'typeUser' | 'typeCargo'>): readonly ObservationCategory[] {
  if (isFinance(role)) return ['FINACEIRO', 'PADRAO', 'CLIENTE'];
  if (isAdminCeo(role)) return ['FINACEIRO', 'OPERACIONAL', 'PADRAO', 'CLIENTE'];
  return role.typeUser === 'ADMIN' ? ['OPERACIONAL', 'PADRAO', 'CLIENTE'] : ['PADRAO', 'CLIENTE'];
}

/** Returns whether the actor may send the category. */
export function canSendCategory(
  role: Pick<ActorScope, 'typeUser' | 'typeCargo'>,
  category: ObservationCategory,
): boolean {
  return sendableCategories(role).includes(category);
}

/** Authors always see their own observations (client-work C-08). */
export function canSeeObservation(
  role: Pick<ActorScope, 'id' | 'typeUser' | 'typeCargo'>,
  { category, id_user }: Observation,
): boolean {
  return id_user === role.id || visibleCategories(role).includes(category);
}

/** Returns whether the caller is the author. */
export function canDeleteObservation(who: { id: string } | { id_owner: string }, written: Authorship): boolean {
  return 'id' in who ? written.id_user === who.id : written.id_owner === who.id_owner;
}

interface Authorship {
  id_user: string | null;
  id_owner: string | null;
}

/** A client with a provisional password may read but not write (decision D-12). */
export function canClientSend({ mustChangePassword }: { mustChangePassword: boolean }): boolean {
  return !mustChangePassword;
}
