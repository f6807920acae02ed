import { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { mount } from '../../../http/mount.ts';
import { decideErasure } from './use-cases/decide-erasure.ts';
import { exportDataOf } from './use-cases/export-data-of.ts';
import { exportOwnData } from './use-cases/export-own-data.ts';
import { listErasures } from './use-cases/list-erasures.ts';
import { listOwnErasures } from './use-cases/list-own-erasures.ts';
import { readErasure } from './use-cases/read-erasure.ts';
import { requestErasureOf } from './use-cases/request-erasure-of.ts';
import { requestOwnErasure } from './use-cases/request-own-erasure.ts';

export const privacyRoutes = mount(privacyApi, {
  exportOwn: exportOwnData,
  exportOf: exportDataOf,
  requestOwn: requestOwnErasure,
  requestOf: requestErasureOf,
  listOwn: listOwnErasures,
  list: listErasures,
  read: readErasure,
  decide: decideErasure,
});
