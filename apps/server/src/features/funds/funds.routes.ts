import { fundsApi } from '@restitui/domain/funds/funds.api.ts';
import { mount } from '../../http/mount.ts';
import { readFunds } from './use-cases/read-funds.ts';
import { saveFunds } from './use-cases/save-funds.ts';

export const fundsRoutes = mount(fundsApi, {
  read: readFunds,
  save: saveFunds,
});
