import { z } from 'zod';
import { tenantIdText } from '../../tenancy/tenants/tenant-id.ts';
import { endpoint, enveloped, fileAnswer, paged } from '../../wire/endpoint.ts';
import { templateFile } from './template-file.ts';
import { templateList } from './template-list.ts';
import { templateType } from './template-type.ts';

export const templateFormat = z.enum(['docx', 'html', 'pdf', 'doc']);
export type TemplateFormat = z.infer<typeof templateFormat>;

/** The uploaded document of a template. A PDF or old .doc is only stored and never filled. */
export const templateDocument = z.object({
  formato: templateFormat,
  nome: z.string(),
  tamanho: z.int(),
  sha256: z.string(),
  createdDate: z.string(),
  /** Catalogue keys that the text uses. */
  campos: z.array(z.string()),
  /** pt-BR notices about parts that were left out or a document that is never filled. */
  avisos: z.array(z.string()),
});
export type TemplateDocument = z.infer<typeof templateDocument>;

export const template = z.object({
  id: z.string(),
  nameContrato: z.string(),
  typeContrato: templateType,
  id_tenant: z.string(),
  createdDate: z.string(),
  deletedAt: z.string().nullable(),
  isAtivo: z.boolean(),
  /** Null until the second step of the creation. */
  documento: templateDocument.nullable(),
});
export type Template = z.infer<typeof template>;

export const templatePreview = template.extend({
  /** Filled with sample values; null without a document or for one that is never filled. */
  html: z.string().nullable(),
});

const granted = z.boolean();
export const contractPrivileges = z.object({ id_tenant: z.string(), granted });

export const newTemplate = z.object({
  nameContrato: z
    .string('Nome é obrigatório')
    .trim()
    .min(1, 'Nome é obrigatório')
    .max(200, 'Use no máximo 200 caracteres.'),
  typeContrato: z.enum(templateType.options, 'Tipo é obrigatório'),
});

/** The form. The server uses the company of the session. */
export const newTemplateForm = newTemplate.extend({
  id_tenant: z.string('Por favor, selecione uma Empresa.').min(1, 'Por favor, selecione uma Empresa.'),
});
export type NewTemplateForm = z.infer<typeof newTemplateForm>;

const ofContract = z.object({ id: z.string() });
const ofTenant = z.object({ tenantId: tenantIdText });

export const templatesApi = {
  create: endpoint('POST /contracts', {
    summary: 'Novo modelo de contrato, ainda sem documento: um ativo por tipo e empresa',
    status: 201,
    body: newTemplate,
    response: enveloped(template),
  }),
  sendDocument: endpoint('POST /contracts/doc/:typeContrato/:tenantId', {
    summary: 'Documento do modelo ativo deste tipo: docx ou html viram texto com campos, pdf e doc ficam como anexo',
    transaction: 'none',
    status: 201,
    params: ofTenant.extend({ typeContrato: templateType }),
    body: z.object({}),
    files: { file: { maxBytes: templateFile.maxBytes, extensions: templateFile.extensions } },
    response: enveloped(template),
  }),
  remove: endpoint('POST /contracts/delete/:id', {
    summary: 'Excluir um modelo: fica guardado com a data',
    params: ofContract,
    response: enveloped(template),
  }),
  list: endpoint('GET /contracts/ativo', {
    summary: 'Modelos ativos, ou excluídos quando o CEO concedeu privilégios',
    query: templateList.query.extend({ isAtivo: z.enum(['true', 'false']).default('true') }),
    response: paged(template),
  }),
  readPrivileges: endpoint('GET /contracts/privileges/:tenantId', {
    summary: 'Se os modelos excluídos desta empresa estão abertos',
    params: ofTenant,
    response: enveloped(contractPrivileges),
  }),
  setPrivileges: endpoint('PUT /contracts/privileges/:tenantId', {
    summary: 'Abrir ou fechar os modelos excluídos desta empresa',
    recentSignIn: true,
    params: ofTenant,
    body: z.object({ granted }),
    response: enveloped(contractPrivileges),
  }),
  preview: endpoint('GET /contracts/:id/preview', {
    summary: 'Um modelo preenchido com dados de exemplo',
    params: ofContract,
    response: enveloped(templatePreview),
  }),
  download: endpoint('GET /contracts/:id/documento', {
    summary: 'O documento original de um modelo, para guardar',
    transaction: 'none',
    params: ofContract,
    response: fileAnswer,
  }),
};
