import { invitationsApi } from '@restitui/domain/accounts/invitations/invitations.api.ts';
import { mount } from '../../../http/mount.ts';
import { acceptInvitation } from './use-cases/accept-invitation.ts';
import { readInvitation } from './use-cases/read-invitation.ts';
import { sendUserInvitation } from './use-cases/send-user-invitation.ts';
import { withdrawInvitation } from './use-cases/withdraw-invitation.ts';

export const invitationsRoutes = mount(invitationsApi, {
  send: sendUserInvitation,
  withdraw: withdrawInvitation,
  read: readInvitation,
  accept: acceptInvitation,
});
