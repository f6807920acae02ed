import { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { mount } from '../../../http/mount.ts';
import { addIncludedTemplates } from './use-cases/add-included-templates.ts';
import { cleanPastedText } from './use-cases/clean-pasted-text.ts';
import { createTemplate } from './use-cases/create-template.ts';
import { deleteTemplate } from './use-cases/delete-template.ts';
import { downloadTemplateDocument } from './use-cases/download-template-document.ts';
import { downloadTemplateVersion } from './use-cases/download-template-version.ts';
import { listTemplatesOfAgreement } from './use-cases/list-templates-of-agreement.ts';
import { listTenantTemplates } from './use-cases/list-tenant-templates.ts';
import { listVersionsOfTemplate } from './use-cases/list-versions-of-template.ts';
import { previewTemplate } from './use-cases/preview-template.ts';
import { publishTemplate } from './use-cases/publish-template.ts';
import { readTemplatePrivileges } from './use-cases/read-template-privileges.ts';
import { readTemplateVersion } from './use-cases/read-template-version.ts';
import { replaceTemplate } from './use-cases/replace-template.ts';
import { setTemplatePrivileges } from './use-cases/set-template-privileges.ts';
import { tryTemplateOut } from './use-cases/try-template-out.ts';
import { uploadTemplateDocument } from './use-cases/upload-template-document.ts';

export const templatesRoutes = mount(templatesApi, {
  create: createTemplate,
  sendDocument: uploadTemplateDocument,
  publish: publishTemplate,
  addIncluded: addIncludedTemplates,
  replace: replaceTemplate,
  clean: cleanPastedText,
  tryOut: tryTemplateOut,
  remove: deleteTemplate,
  list: listTenantTemplates,
  readPrivileges: readTemplatePrivileges,
  setPrivileges: setTemplatePrivileges,
  preview: previewTemplate,
  download: downloadTemplateDocument,
  versions: listVersionsOfTemplate,
  version: readTemplateVersion,
  downloadVersion: downloadTemplateVersion,
  usedBy: listTemplatesOfAgreement,
});
