import { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { mount } from '../../http/mount.ts';
import { linkClientAgreement } from './use-cases/link-client-agreement.ts';
import { linkUserAgreement } from './use-cases/link-user-agreement.ts';
import { listClientContracts } from './use-cases/list-client-contracts.ts';
import { readActiveAgreement } from './use-cases/read-active-agreement.ts';
import { readUserAgreement } from './use-cases/read-user-agreement.ts';

export const agreementsRoutes = mount(agreementsApi, {
  linkUser: linkUserAgreement,
  linkClient: linkClientAgreement,
  listContracts: listClientContracts,
  activeOfClient: readActiveAgreement,
  ofUser: readUserAgreement,
});
