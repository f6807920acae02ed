import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { mount } from '../../../http/mount.ts';
import { changeProductStatus } from './use-cases/change-product-status.ts';
import { listClientProducts } from './use-cases/list-client-products.ts';
import { listLinkedClients } from './use-cases/list-linked-clients.ts';
import { listProductChoices } from './use-cases/list-product-choices.ts';
import { listUserProducts } from './use-cases/list-user-products.ts';
import { readAccessCode } from './use-cases/read-access-code.ts';
import { saveAccessCode } from './use-cases/save-access-code.ts';

export const productsRoutes = mount(productsApi, {
  listOfClient: listClientProducts,
  clientProducts: listClientProducts,
  listOfUser: listUserProducts,
  choices: listProductChoices,
  linkedClients: listLinkedClients,
  changeStatus: changeProductStatus,
  readAccessCode,
  saveAccessCode,
});
