import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
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
  /** The number of the current document, counted from 1; 0 without one. */
  versao: z.int(),
});
export type Template = z.infer<typeof template>;

export const templatePreview = template.extend({
  /** Filled with sample values; null without a document or for one that is never filled. */
  html: z.string().nullable(),
});

/** One document of a template, counted from 1. The one with the highest number is current. */
export const templateVersion = templateDocument.extend({
  numero: z.int(),
  atual: z.boolean(),
  /** Null when a person of the provider sent it: a consultancy cannot read the provider's users. */
  autor: z.string().nullable(),
});
export type TemplateVersion = z.infer<typeof templateVersion>;

export const templateVersionText = templateVersion.extend({
  /** The text with its placeholders; null for a document that is never filled. */
  html: z.string().nullable(),
  /** The text with the changes from the version before marked; null for the first and without a text. */
  alteracoes: z.string().nullable(),
});

/** The version of a template that an agreement was written from. */
export const usedTemplate = z.object({
  id_contract: z.string(),
  typeContrato: templateType,
  nameContrato: z.string(),
  numero: z.int(),
  /** The newest version of the template; higher than `numero` after a replacement. */
  atual: z.int(),
});

const editedHtml = z.string('O documento não tem texto.').max(1024 ** 2, 'O texto é grande demais.');

export const trialForm = z.object({
  typeContrato: templateType,
  html: editedHtml,
  /** The client, or for a partnership the user, whose data fills the text; sample values without either. */
  id_client: clientId.optional(),
  id_user: z.string().max(100).optional(),
});

export const templateTrial = z.object({
  /** The cleaned text, filled; missing values are marked. */
  html: z.string(),
  missing: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Sentences about placeholders and conditions that would be refused. */
  problems: z.array(z.string()),
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
const ofVersion = ofContract.extend({ numero: z.coerce.number().int().min(1) });
const documentFiles = { file: templateFile };
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
    files: documentFiles,
    response: enveloped(template),
  }),
  publish: endpoint('POST /contracts/complete', {
    summary: 'Novo modelo de contrato com o seu documento, de uma só vez: uma falha não deixa nada',
    transaction: 'none',
    status: 201,
    body: newTemplate,
    files: documentFiles,
    response: enveloped(template),
  }),
  addIncluded: endpoint('POST /contracts/included', {
    summary: 'Criar os modelos dos tipos que ainda não têm um: com os textos que acompanham o produto',
    status: 201,
    response: enveloped(z.array(template)),
  }),
  replace: endpoint('POST /contracts/:id/versions', {
    summary: 'Substituir o documento de um modelo por nova versão; as minutas já geradas ficam na sua',
    transaction: 'none',
    status: 201,
    params: ofContract,
    body: z.object({
      /** The version that was current when the work began; another one since then is a conflict. */
      base: z.coerce.number().int().min(0),
    }),
    files: documentFiles,
    response: enveloped(template),
  }),
  clean: endpoint('POST /contracts/clean', {
    summary: 'Limpar um trecho colado de outro editor',
    transaction: 'none',
    bodyLimit: 4 * 1024 ** 2,
    body: z.object({ html: editedHtml }),
    response: enveloped(z.object({ html: z.string() })),
  }),
  tryOut: endpoint('POST /contracts/preview', {
    summary: 'Preencher um texto ainda não gravado: com os dados de um cliente ou parceiro, ou com exemplos',
    transaction: 'none',
    bodyLimit: 4 * 1024 ** 2,
    body: trialForm,
    response: enveloped(templateTrial),
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
  versions: endpoint('GET /contracts/:id/versions', {
    summary: 'As versões de um modelo, da mais nova à mais antiga',
    params: ofContract,
    response: enveloped(z.array(templateVersion)),
  }),
  version: endpoint('GET /contracts/:id/versions/:numero', {
    summary: 'O texto de uma versão de um modelo e o que mudou nela',
    transaction: 'none',
    params: ofVersion,
    response: enveloped(templateVersionText),
  }),
  downloadVersion: endpoint('GET /contracts/:id/versions/:numero/documento', {
    summary: 'O documento original de uma versão, para guardar',
    transaction: 'none',
    params: ofVersion,
    response: fileAnswer,
  }),
  usedBy: endpoint('GET /contracts/used/:id_agreement', {
    summary: 'Os modelos de que um contrato foi gerado, cada um na sua versão',
    params: z.object({ id_agreement: z.string() }),
    response: enveloped(z.array(usedTemplate)),
  }),
};
