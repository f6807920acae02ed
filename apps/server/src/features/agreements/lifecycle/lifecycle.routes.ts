import { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { mount } from '../../../http/mount.ts';
import { cancelAgreement } from './use-cases/cancel-agreement.ts';
import { completeMissingData } from './use-cases/complete-missing-data.ts';
import { refuseAgreement } from './use-cases/refuse-agreement.ts';
import { renewAgreement } from './use-cases/renew-agreement.ts';
import { startNewVersion } from './use-cases/start-new-version.ts';

export const lifecycleRoutes = mount(lifecycleApi, {
  refuse: refuseAgreement,
  cancel: cancelAgreement,
  renew: renewAgreement,
  newVersion: startNewVersion,
  complete: completeMissingData,
});
