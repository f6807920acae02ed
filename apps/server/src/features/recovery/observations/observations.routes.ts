import { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import { mount } from '../../../http/mount.ts';
import { deleteObservation } from './use-cases/delete-observation.ts';
import { listClientObservations } from './use-cases/list-client-observations.ts';
import { listProductObservations } from './use-cases/list-product-observations.ts';
import { sendObservation } from './use-cases/send-observation.ts';

export const observationsRoutes = mount(observationsApi, {
  send: sendObservation,
  listOfClient: listClientObservations,
  listOfProduct: listProductObservations,
  remove: deleteObservation,
});
