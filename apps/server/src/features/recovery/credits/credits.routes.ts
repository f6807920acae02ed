import { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { mount } from '../../../http/mount.ts';
import { addCredit } from './use-cases/add-credit.ts';
import { deleteCredit } from './use-cases/delete-credit.ts';
import { listAssessmentCredits } from './use-cases/list-assessment-credits.ts';
import { saveCredit } from './use-cases/save-credit.ts';

export const creditsRoutes = mount(creditsApi, {
  list: listAssessmentCredits,
  add: addCredit,
  save: saveCredit,
  remove: deleteCredit,
});
