import {
  type AcceptForm,
  type InvitationNote,
  invitationsApi,
} from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { invitationMessages } from './invitations.messages.ts';

interface Invited {
  id: string;
  id_tenant: string;
}

const sentMeta = {
  ...{ success: invitationMessages.invited, failure: invitationMessages.failed },
  refreshes: ['users', 'work-queue'],
};

export const sendInvitation = ({ id, id_tenant }: Invited) =>
  mutationOptions({
    mutationFn: () => call(invitationsApi.send, { params: { id }, body: {}, tenant: id_tenant }),
    meta: sentMeta,
  });

/** Sends an invitation with a note by the user who sends it. */
export const sendInvitationWithNote = ({ id, id_tenant }: Invited) =>
  mutationOptions({
    mutationFn: (body: InvitationNote) => call(invitationsApi.send, { params: { id }, body, tenant: id_tenant }),
    meta: sentMeta,
  });

export const withdrawInvitation = ({ id, id_tenant }: Invited) =>
  mutationOptions({
    mutationFn: () => call(invitationsApi.withdraw, { params: { id }, tenant: id_tenant }),
    meta: { success: invitationMessages.withdrawn, failure: invitationMessages.failed, refreshes: ['users'] },
  });

export const openInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await call(invitationsApi.read, { body: { token }, signal })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const acceptInvitation = mutationOptions({
  mutationFn: async (body: AcceptForm) => (await call(invitationsApi.accept, { body })).data,
  meta: { quiet: true },
});
