import { type TemplateFilters, templateList } from '@restitui/domain/agreements/templates/template-list.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { type NewTemplateForm, templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { templateMessages } from './templates.messages.ts';

export const templateListQuery = (tenant: string, isAtivo: 'true' | 'false', filters: TemplateFilters) => {
  const query = { ...templateList.toQuery(filters), isAtivo };
  return queryOptions({
    queryKey: ['contracts', 'list', tenant, query],
    queryFn: ({ signal }) => call(templatesApi.list, { query, tenant, signal }),
    placeholderData: keepPreviousData,
  });
};

export const templatePrivilegesQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['contracts', 'privileges', tenant],
    queryFn: async ({ signal }) => {
      const { data } = await call(templatesApi.readPrivileges, { params: { tenantId: tenant }, tenant, signal });
      return data.granted;
    },
  });

export const templatePreviewQuery = (tenant: string, id: string) =>
  queryOptions({
    queryKey: ['contracts', 'preview', tenant, id],
    queryFn: async ({ signal }) => (await call(templatesApi.preview, { params: { id }, tenant, signal })).data,
  });

export const createTemplate = mutationOptions({
  mutationFn: async ({ id_tenant, ...body }: NewTemplateForm) =>
    (await call(templatesApi.create, { body, tenant: id_tenant })).data,
  meta: { quiet: true, refreshes: ['contracts'] },
});

interface SentDocument {
  typeContrato: TemplateType;
  id_tenant: string;
  file: File;
  onProgress: (sent: number, total: number) => void;
}

export const uploadTemplateDocument = mutationOptions({
  mutationFn: async ({ typeContrato, id_tenant, file, onProgress }: SentDocument) => {
    const params = { typeContrato, tenantId: id_tenant };
    const options = { params, body: {}, files: { file }, tenant: id_tenant, onUploadProgress: onProgress };
    return (await call(templatesApi.sendDocument, options)).data;
  },
  meta: { quiet: true, refreshes: ['contracts'] },
});

export const deleteTemplate = (tenant: string) =>
  mutationOptions({
    mutationFn: (id: string) => call(templatesApi.remove, { params: { id }, tenant }),
    meta: { quiet: true, refreshes: ['contracts'] },
  });

export const setTemplatePrivileges = (tenant: string) =>
  mutationOptions({
    mutationFn: (granted: boolean) =>
      call(templatesApi.setPrivileges, { params: { tenantId: tenant }, body: { granted }, tenant }),
    meta: {
      success: (_: never, granted: boolean) => (granted ? templateMessages.granted : templateMessages.removed),
      refreshes: ['contracts'],
    },
  });

export const downloadTemplateDocument = (tenant: string) =>
  mutationOptions({
    mutationFn: async (id: string) => saveFile(await call(templatesApi.download, { params: { id }, tenant })),
    meta: { failure: 'Erro ao baixar o documento.' },
  });
