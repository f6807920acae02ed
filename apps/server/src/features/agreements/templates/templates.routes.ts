import { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { mount } from '../../../http/mount.ts';
import { createTemplate } from './use-cases/create-template.ts';
import { deleteTemplate } from './use-cases/delete-template.ts';
import { downloadTemplateDocument } from './use-cases/download-template-document.ts';
import { listTenantTemplates } from './use-cases/list-tenant-templates.ts';
import { previewTemplate } from './use-cases/preview-template.ts';
import { readTemplatePrivileges } from './use-cases/read-template-privileges.ts';
import { setTemplatePrivileges } from './use-cases/set-template-privileges.ts';
import { uploadTemplateDocument } from './use-cases/upload-template-document.ts';

export const templatesRoutes = mount(templatesApi, {
  create: createTemplate,
  sendDocument: uploadTemplateDocument,
  remove: deleteTemplate,
  list: listTenantTemplates,
  readPrivileges: readTemplatePrivileges,
  setPrivileges: setTemplatePrivileges,
  preview: previewTemplate,
  download: downloadTemplateDocument,
});
