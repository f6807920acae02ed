import { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { mount } from '../../../http/mount.ts';
import { linkClientAgreement } from './use-cases/link-client-agreement.ts';
import { linkUserAgreement } from './use-cases/link-user-agreement.ts';
import { listContractsByRegime } from './use-cases/list-contracts-by-regime.ts';
import { readActiveAgreement } from './use-cases/read-active-agreement.ts';
import { readUserAgreement } from './use-cases/read-user-agreement.ts';

export const agreementsRoutes = mount(agreementsApi, {
  linkUser: linkUserAgreement,
  linkClient: linkClientAgreement,
  listContracts: listContractsByRegime,
  activeOfClient: readActiveAgreement,
  ofUser: readUserAgreement,
});
