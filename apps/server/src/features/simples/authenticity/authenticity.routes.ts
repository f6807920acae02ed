import { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { mount } from '../../../http/mount.ts';
import { cancelAuthenticity } from './use-cases/cancel-authenticity.ts';
import { readAuthenticity } from './use-cases/read-authenticity.ts';
import { verifyAuthenticity } from './use-cases/verify-authenticity.ts';

export const authenticityRoutes = mount(authenticityApi, {
  read: readAuthenticity,
  verify: verifyAuthenticity,
  cancel: cancelAuthenticity,
});
