import { z } from 'zod';
import { tenantIdText } from '../tenants/tenant-id.ts';
import { endpoint, enveloped, fileAnswer, paged, pageQuery } from '../wire/endpoint.ts';
import { contractType } from './contract-type.ts';
import { templateFile } from './template-file.ts';

export const templateFormat = z.enum(['docx', 'html', 'pdf', 'doc']);
export type TemplateFormat = z.infer<typeof templateFormat>;

/** The document that a template was made from. A pdf or an old .doc is kept and handed out, never filled. */
export const contractDocument = z.object({
  formato: templateFormat,
  nome: z.string(),
  tamanho: z.int(),
  sha256: z.string(),
  createdDate: z.string(),
  /** Keys of the catalogue that the text asks for. */
  campos: z.array(z.string()),
  /** What of the document did not come along, or that nothing is filled in, in words. */
  avisos: z.array(z.string()),
});
export type ContractDocument = z.infer<typeof contractDocument>;

export const contract = z.object({
  id: z.string(),
  nameContrato: z.string(),
  typeContrato: contractType,
  id_tenant: z.string(),
  createdDate: z.string(),
  deletedAt: z.string().nullable(),
  isAtivo: z.boolean(),
  /** Null until the second step of the creation. */
  documento: contractDocument.nullable(),
});
export type Contract = z.infer<typeof contract>;

export const contractPreview = contract.extend({
  /** Filled with sample values; null without a document and for one that is not filled. */
  html: z.string().nullable(),
});

const granted = z.boolean();
export const contractPrivileges = z.object({ id_tenant: z.string(), granted });

export const newContract = z.object({
  nameContrato: z
    .string('Nome é obrigatório')
    .trim()
    .min(1, 'Nome é obrigatório')
    .max(200, 'Use no máximo 200 caracteres.'),
  typeContrato: z.enum(contractType.options, 'Tipo é obrigatório'),
});

/** The form; the company of a call is the one that the session acts in. */
export const newContractForm = newContract.extend({
  id_tenant: z.string('Por favor, selecione uma Empresa.').min(1, 'Por favor, selecione uma Empresa.'),
});
export type NewContractForm = z.infer<typeof newContractForm>;

const ofContract = z.object({ id: z.string() });
const ofTenant = z.object({ tenantId: tenantIdText });

export const contractsApi = {
  create: endpoint('POST /contracts', {
    summary: 'Novo modelo de contrato, ainda sem documento: um ativo por tipo e empresa',
    status: 201,
    body: newContract,
    response: enveloped(contract),
  }),
  sendDocument: endpoint('POST /contracts/doc/:typeContrato/:tenantId', {
    summary: 'Documento do modelo ativo deste tipo: docx ou html viram texto com campos, pdf e doc ficam como anexo',
    transaction: 'none',
    status: 201,
    params: ofTenant.extend({ typeContrato: contractType }),
    body: z.object({}),
    files: { file: { maxBytes: templateFile.maxBytes, extensions: templateFile.extensions } },
    response: enveloped(contract),
  }),
  remove: endpoint('POST /contracts/delete/:id', {
    summary: 'Excluir um modelo: fica guardado com a data',
    params: ofContract,
    response: enveloped(contract),
  }),
  list: endpoint('GET /contracts/ativo', {
    summary: 'Modelos ativos, ou excluídos quando o CEO concedeu privilégios',
    query: pageQuery.extend({
      isAtivo: z.enum(['true', 'false']).default('true'),
      q: z.string().trim().max(200).optional(),
    }),
    response: paged(contract),
  }),
  readPrivileges: endpoint('GET /contracts/privileges/:tenantId', {
    summary: 'Se os modelos excluídos desta empresa estão abertos',
    params: ofTenant,
    response: enveloped(contractPrivileges),
  }),
  setPrivileges: endpoint('PUT /contracts/privileges/:tenantId', {
    summary: 'Abrir ou fechar os modelos excluídos desta empresa',
    params: ofTenant,
    body: z.object({ granted }),
    response: enveloped(contractPrivileges),
  }),
  preview: endpoint('GET /contracts/:id/preview', {
    summary: 'Um modelo preenchido com dados de exemplo',
    params: ofContract,
    response: enveloped(contractPreview),
  }),
  download: endpoint('GET /contracts/:id/documento', {
    summary: 'O documento original de um modelo, para guardar',
    transaction: 'none',
    params: ofContract,
    response: fileAnswer,
  }),
};
