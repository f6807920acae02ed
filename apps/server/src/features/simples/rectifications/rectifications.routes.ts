import { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { mount } from '../../../http/mount.ts';
import { checkRectification } from './use-cases/check-rectification.ts';
import { listRectifications } from './use-cases/list-rectifications.ts';
import { printRectifications } from './use-cases/print-rectifications.ts';
import { readRectification } from './use-cases/read-rectification.ts';

export const rectificationsRoutes = mount(rectificationsApi, {
  list: listRectifications,
  pdf: printRectifications,
  read: readRectification,
  check: checkRectification,
});
