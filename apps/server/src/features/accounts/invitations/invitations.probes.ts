import type { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const invitationsProbes: Probes<typeof invitationsApi> = {
  send: { request: ({ invitedId }) => ({ params: { id: invitedId }, body: {} }) },
  withdraw: { request: ({ invitedId }) => ({ params: { id: invitedId } }) },
};
