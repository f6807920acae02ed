import { icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import { mount } from '../../../http/mount.ts';
import { addIcmsCredit } from './use-cases/add-icms-credit.ts';
import { listIcmsCredits } from './use-cases/list-icms-credits.ts';
import { removeIcmsCredit } from './use-cases/remove-icms-credit.ts';
import { saveIcmsCredit } from './use-cases/save-icms-credit.ts';

export const icmsCreditsRoutes = mount(icmsCreditsApi, {
  list: listIcmsCredits,
  add: addIcmsCredit,
  save: saveIcmsCredit,
  remove: removeIcmsCredit,
});
