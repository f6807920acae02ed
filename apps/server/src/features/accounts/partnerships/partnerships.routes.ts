import { partnershipsApi } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { mount } from '../../../http/mount.ts';
import { decideCommission } from './use-cases/decide-commission.ts';
import { readPartnership } from './use-cases/read-partnership.ts';

export const partnershipsRoutes = mount(partnershipsApi, { read: readPartnership, decideCommission });
