import { tagsApi } from '@restitui/domain/crm/tags/tags.api.ts';
import { mount } from '../../../http/mount.ts';
import { addTag } from './use-cases/add-tag.ts';
import { changeTag } from './use-cases/change-tag.ts';
import { createTag } from './use-cases/create-tag.ts';
import { listClientTags } from './use-cases/list-client-tags.ts';
import { listTenantTags } from './use-cases/list-tenant-tags.ts';
import { removeTag } from './use-cases/remove-tag.ts';
import { takeOffTag } from './use-cases/take-off-tag.ts';

export const tagsRoutes = mount(tagsApi, {
  list: listTenantTags,
  create: createTag,
  change: changeTag,
  listOfClient: listClientTags,
  add: addTag,
  takeOff: takeOffTag,
  remove: removeTag,
});
