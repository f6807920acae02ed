import type { ActorScope } from '../../accounts/users/actor.ts';
import { canOpenClient, canRegisterClient } from '../../crm/clients/clients.access.ts';
import { canLinkUserAgreement } from '../documents/agreements.access.ts';

type Client = Parameters<typeof canOpenClient>[1];
type Partner = Parameters<typeof canLinkUserAgreement>[1];

/** The party of an agreement: a client with its analysts, or a partner. */
export type ManagedParty = { client: Client; analysts: readonly string[] } | { partner: Partner };

/** Returns whether the role may cancel, renew and start a new version: who may link the agreement (decision D-47). */
export function canManageAgreement(role: ActorScope, party: ManagedParty): boolean {
  if ('partner' in party) return canLinkUserAgreement(role, party.partner) && role.id !== party.partner.id;
  return canRegisterClient(role) && canOpenClient(role, party.client, party.analysts);
}
