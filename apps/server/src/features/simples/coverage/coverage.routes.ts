import { coverageApi } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { mount } from '../../../http/mount.ts';
import { confirmCoverage } from './use-cases/confirm-coverage.ts';
import { readCoverage } from './use-cases/read-coverage.ts';
import { withdrawCoverage } from './use-cases/withdraw-coverage.ts';

export const coverageRoutes = mount(coverageApi, {
  read: readCoverage,
  confirm: confirmCoverage,
  withdraw: withdrawCoverage,
});
