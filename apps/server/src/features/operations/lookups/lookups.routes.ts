import { lookupsApi } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { mount } from '../../../http/mount.ts';
import { findCep } from './use-cases/find-cep.ts';
import { findCnpj } from './use-cases/find-cnpj.ts';
import { findPlace } from './use-cases/find-place.ts';
import { listBanks } from './use-cases/list-banks.ts';
import { listSelic } from './use-cases/list-selic.ts';

export const lookupsRoutes = mount(lookupsApi, {
  cnpj: findCnpj,
  cep: findCep,
  local: findPlace,
  selic: listSelic,
  banks: listBanks,
});
