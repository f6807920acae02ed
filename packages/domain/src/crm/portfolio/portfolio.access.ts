import type { ActorScope } from '../../accounts/users/actor.ts';
import { canListClients, canRegisterClient } from '../clients/clients.access.ts';

/** Users who register clients may import them (foundation G-04). */
export const canImportPortfolio = canRegisterClient;

/** An import contains personal data as sent, so only its sender and the CEO may see it. */
export function canSeeImport(actor: ActorScope, portfolioImport: { id_user: string }): boolean {
  return canImportPortfolio(actor) && (actor.typeCargo === 'CEO' || actor.id === portfolioImport.id_user);
}

/** Users whose lists show clients may export them; the spreadsheet has no more than the list. */
export const canExportClients = canListClients;
