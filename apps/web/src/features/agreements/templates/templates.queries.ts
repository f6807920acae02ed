import { type TemplateFilters, templateList } from '@restitui/domain/agreements/templates/template-list.ts';
import { type NewTemplateForm, templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { Sending } from '../../../lib/use-sending.ts';
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

/** The template that a document replaces, and the number of the version that was current then. */
export interface Replaced {
  id: string;
  base: number;
}

interface SentDocument {
  form: NewTemplateForm;
  /** Undefined for a new template. */
  replaces: Replaced | undefined;
  file: File;
  sending: Sending;
}

/** Creates a template with its document, or adds the document to a template as its next version. */
export const sendTemplate = mutationOptions({
  mutationFn: async ({ form: { id_tenant, ...body }, replaces, file, sending }: SentDocument) => {
    const options = { files: { file }, tenant: id_tenant, ...sending };
    if (!replaces) return (await call(templatesApi.publish, { body, ...options })).data;
    const { id, base } = replaces;
    return (await call(templatesApi.replace, { params: { id }, body: { base: String(base) }, ...options })).data;
  },
  meta: { quiet: true, refreshes: ['contracts'] },
});

export const templateVersionsQuery = (tenant: string, id: string) =>
  queryOptions({
    queryKey: ['contracts', 'versions', tenant, id],
    queryFn: async ({ signal }) => (await call(templatesApi.versions, { params: { id }, tenant, signal })).data,
  });

export const templateVersionQuery = (tenant: string, id: string, numero: number) =>
  queryOptions({
    queryKey: ['contracts', 'version', tenant, id, numero],
    queryFn: async ({ signal }) => {
      const params = { id, numero: String(numero) };
      return (await call(templatesApi.version, { params, tenant, signal })).data;
    },
  });

/** The types with a complete template in this tenant; a tenant has one at most of each. */
export const takenTemplatesQuery = (tenant: string) =>
  queryOptions({
    ...templateListQuery(tenant, 'true', templateList.read({})),
    select: ({ data }) => data.filter(({ documento }) => documento !== null),
  });

/** @param version number of the agreement's version, which decides the templates behind it */
export const usedTemplatesQuery = (tenant: string, id_agreement: string, version: number) =>
  queryOptions({
    queryKey: ['contracts', 'used', tenant, id_agreement, version],
    queryFn: async ({ signal }) => (await call(templatesApi.usedBy, { params: { id_agreement }, tenant, signal })).data,
  });

type Trial = Request<typeof templatesApi.tryOut>['body'];

/** An unsaved text filled with a party's data. */
export const templateTrialQuery = (tenant: string, body: Trial) =>
  queryOptions({
    queryKey: ['contracts', 'trial', tenant, body],
    queryFn: async ({ signal }) => (await call(templatesApi.tryOut, { body, tenant, signal })).data,
    placeholderData: keepPreviousData,
  });

export const cleanPastedText = (tenant: string) =>
  mutationOptions({
    mutationFn: async (html: string) => (await call(templatesApi.clean, { body: { html }, tenant })).data.html,
    meta: { failure: templateMessages.pasteFailed },
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

export const downloadTemplateVersion = (tenant: string, id: string) =>
  mutationOptions({
    mutationFn: async (numero: number) =>
      saveFile(await call(templatesApi.downloadVersion, { params: { id, numero: String(numero) }, tenant })),
    meta: { failure: 'Erro ao baixar o documento.' },
  });

export const downloadTemplateDocument = (tenant: string) =>
  mutationOptions({
    mutationFn: async (id: string) => saveFile(await call(templatesApi.download, { params: { id }, tenant })),
    meta: { failure: 'Erro ao baixar o documento.' },
  });
