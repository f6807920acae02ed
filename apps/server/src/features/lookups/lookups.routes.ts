import { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { mount } from '../../http/mount.ts';
import { findCep } from './use-cases/find-cep.ts';
import { findCnpj } from './use-cases/find-cnpj.ts';

export const lookupsRoutes = mount(lookupsApi, {
  cnpj: findCnpj,
  cep: findCep,
});
