import { {{items}}Api } from '@restitui/domain/{{area}}/{{feature}}/{{feature}}.api.ts';
import { mount } from '../../../http/mount.ts';
import { create{{Item}} } from './use-cases/create-{{item-file}}.ts';
import { listTenant{{Items}} } from './use-cases/list-tenant-{{feature}}.ts';
import { remove{{Item}} } from './use-cases/remove-{{item-file}}.ts';

export const {{items}}Routes = mount({{items}}Api, {
  list: listTenant{{Items}},
  create: create{{Item}},
  remove: remove{{Item}},
});
