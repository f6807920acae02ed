import { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { mount } from '../../http/mount.ts';
import { findCep } from './use-cases/find-cep.ts';

export const lookupsRoutes = mount(lookupsApi, {
  cep: findCep,
});
