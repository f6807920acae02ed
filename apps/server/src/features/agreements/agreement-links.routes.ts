import { agreementLinksApi } from '@restitui/domain/agreements/agreement-links.api.ts';
import { mount } from '../../http/mount.ts';
import { askForLink } from './use-cases/ask-for-link.ts';
import { createContractLink } from './use-cases/create-contract-link.ts';
import { listContractLinks } from './use-cases/list-contract-links.ts';
import { revokeContractLink } from './use-cases/revoke-contract-link.ts';

export const agreementLinksRoutes = mount(agreementLinksApi, {
  list: listContractLinks,
  create: createContractLink,
  revoke: revokeContractLink,
  ask: askForLink,
});
