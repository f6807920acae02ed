import { clientPortalApi } from '@restitui/domain/client-portal/client-portal.api.ts';
import { mount } from '../../http/mount.ts';
import { listOwnCompanies } from './use-cases/list-own-companies.ts';
import { listOwnContracts } from './use-cases/list-own-contracts.ts';
import { readTalk } from './use-cases/read-talk.ts';
import { readTimeline } from './use-cases/read-timeline.ts';
import { writeToTalk } from './use-cases/write-to-talk.ts';

export const clientPortalRoutes = mount(clientPortalApi, {
  companies: listOwnCompanies,
  timeline: readTimeline,
  contracts: listOwnContracts,
  messages: readTalk,
  write: writeToTalk,
});
