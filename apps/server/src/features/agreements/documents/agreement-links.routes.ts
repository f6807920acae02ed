import { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import { mount } from '../../../http/mount.ts';
import { createAgreementLink } from './use-cases/create-agreement-link.ts';
import { listAgreementLinks } from './use-cases/list-agreement-links.ts';
import { requestNewLink } from './use-cases/request-new-link.ts';
import { revokeAgreementLink } from './use-cases/revoke-agreement-link.ts';

export const agreementLinksRoutes = mount(agreementLinksApi, {
  list: listAgreementLinks,
  create: createAgreementLink,
  revoke: revokeAgreementLink,
  ask: requestNewLink,
});
