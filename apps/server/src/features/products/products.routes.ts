import { productsApi } from '@restitui/domain/products/products.api.ts';
import { mount } from '../../http/mount.ts';
import { listClientProducts } from './use-cases/list-client-products.ts';

export const productsRoutes = mount(productsApi, {
  listOfClient: listClientProducts,
});
