import { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import { mount } from '../../../http/mount.ts';
import { addCompensation } from './use-cases/add-compensation.ts';
import { listCompensations } from './use-cases/list-compensations.ts';
import { removeCompensation } from './use-cases/remove-compensation.ts';
import { saveCompensation } from './use-cases/save-compensation.ts';

export const compensationsRoutes = mount(compensationsApi, {
  list: listCompensations,
  add: addCompensation,
  save: saveCompensation,
  remove: removeCompensation,
});
