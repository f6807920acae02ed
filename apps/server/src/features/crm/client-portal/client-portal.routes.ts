import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import { mount } from '../../../http/mount.ts';
import { listOwnCompanies } from './use-cases/list-own-companies.ts';
import { listOwnContracts } from './use-cases/list-own-contracts.ts';
import { listOwnPayments } from './use-cases/list-own-payments.ts';
import { readConversation } from './use-cases/read-conversation.ts';
import { readTimeline } from './use-cases/read-timeline.ts';
import { writeToConversation } from './use-cases/write-to-conversation.ts';

export const clientPortalRoutes = mount(clientPortalApi, {
  companies: listOwnCompanies,
  timeline: readTimeline,
  payments: listOwnPayments,
  contracts: listOwnContracts,
  messages: readConversation,
  write: writeToConversation,
});
