import { isAdminCeo, type Role } from '../users/actor.ts';
import type { RecordedEntity } from './recorded-entity.ts';

/** W-215: the provider's CEO and nobody else. */
export function canReadChangeHistory(role: Pick<Role, 'typeUser' | 'typeCargo'>): boolean {
  return isAdminCeo(role);
}

/** What of a person's history shows to who reads the person's page: of the permissions, to a CEO and to TI alone. */
export function visibleUserHistory({ typeUser, typeCargo }: Pick<Role, 'typeUser' | 'typeCargo'>): RecordedEntity[] {
  const readsPermissions = typeCargo === 'CEO' || (typeUser === 'ADMIN' && typeCargo === 'TI');
  return readsPermissions ? ['USUARIO', 'PERMISSOES'] : ['USUARIO'];
}
