import { isAdminCeo, type Role } from '../users/actor.ts';
import type { ObservationCategory } from './observation-category.ts';

interface Observation {
  category: ObservationCategory;
  id_user: string | null;
}

/** FINANCEIRO is a cargo of ADMIN: its own rule is asked first (client-work C-09). */
const isFinance = ({ typeUser, typeCargo }: Pick<Role, 'typeUser' | 'typeCargo'>) =>
  typeUser === 'ADMIN' && typeCargo === 'FINANCEIRO';

/** What staff may send; `CLIENTE` is kept for messages of a client session (decision D-06). */
export function sendableCategories(role: Pick<Role, 'typeUser' | 'typeCargo'>): readonly ObservationCategory[] {
  if (isFinance(role)) return ['FINACEIRO', 'OPERACIONAL'];
  return role.typeUser === 'ADMIN' ? ['OPERACIONAL', 'PADRAO'] : ['PADRAO'];
}

/** What staff reads of others; who has the money in hand, and the CEO, also `FINACEIRO` (client-work C-08). */
export function visibleCategories(role: Pick<Role, 'typeUser' | 'typeCargo'>): readonly ObservationCategory[] {
  if (isFinance(role)) return ['FINACEIRO', 'PADRAO', 'CLIENTE'];
  if (isAdminCeo(role)) return ['FINACEIRO', 'OPERACIONAL', 'PADRAO', 'CLIENTE'];
  return role.typeUser === 'ADMIN' ? ['OPERACIONAL', 'PADRAO', 'CLIENTE'] : ['PADRAO', 'CLIENTE'];
}

/** One of the categories that the person may send. */
export function canSendCategory(role: Pick<Role, 'typeUser' | 'typeCargo'>, category: ObservationCategory): boolean {
  return sendableCategories(role).includes(category);
}

/** Authors always see their own (client-work C-08). */
export function canSeeObservation(
  role: Pick<Role, 'id' | 'typeUser' | 'typeCargo'>,
  { category, id_user }: Observation,
): boolean {
  return id_user === role.id || visibleCategories(role).includes(category);
}

/** Whoever wrote it, and nobody else. */
export function canDeleteObservation(who: { id: string } | { id_owner: string }, written: Authorship): boolean {
  return 'id' in who ? written.id_user === who.id : written.id_owner === who.id_owner;
}

interface Authorship {
  id_user: string | null;
  id_owner: string | null;
}

/** A client whose password is provisional reads and does not write (decision D-12). */
export function canClientSend({ mustChangePassword }: { mustChangePassword: boolean }): boolean {
  return !mustChangePassword;
}
