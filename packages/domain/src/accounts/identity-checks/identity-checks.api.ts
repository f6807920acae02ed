import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { tenantIdText } from '../../tenancy/tenants/tenant-id.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { drawingFile, photoFile } from './identity-files.ts';
import { photoOrigin } from './photo-origin.ts';
import { traceText } from './signature-trace.ts';

/** The reviewer's decision: none yet, accepted, or sent back (foundation C-20). */
export const identityDecision = z.enum(['none', 'verified', 'denied']);
export type IdentityDecision = z.infer<typeof identityDecision>;

/** A person's identity by photos and drawing; one row per attempt (decisions D-40, D-41). */
export const identityCheck = z.object({
  id: z.string(),
  id_tenant: z.string(),
  /** Exactly one of `id_user` and `id_owner` is set. */
  id_user: z.string().nullable(),
  id_owner: z.string().nullable(),
  nome: z.string(),
  cpf: z.string(),
  isVerifed: z.boolean(),
  /** True while the person may still take photos and draw. */
  isModifica: z.boolean(),
  decision: identityDecision,
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** `maquina` and `local` are declared by the signer's browser. */
  maquina: z.string(),
  local: z.string(),
  createData: z.string(),
  /** Links to this server that expire after five minutes; null while the image is missing. */
  fotoPessoa: z.string().nullable(),
  fotoDoc: z.string().nullable(),
  assinatura: z.string().nullable(),
  /** As declared by the browser; null when it declared nothing. */
  origemPessoa: photoOrigin.nullable(),
  origemDoc: photoOrigin.nullable(),
});
export type IdentityCheck = z.infer<typeof identityCheck>;

/** A row of the review list, without photos. */
export const identityCheckSummary = identityCheck.omit({
  ...{ fotoPessoa: true, fotoDoc: true, assinatura: true },
  ...{ origemPessoa: true, origemDoc: true },
});
export type IdentityCheckSummary = z.infer<typeof identityCheckSummary>;

/** Status of a person's identity check (F-405); without a record the person may sign (foundation G-14). */
export const identityCheckStatus = z.object({
  isModifica: z.boolean(),
  isVerifed: z.boolean(),
  decision: identityDecision,
  /** Reason why the last attempt was sent back. */
  reason: z.string().nullable(),
  /** The photos of the current attempt are stored; the drawing is missing. */
  hasPhotos: z.boolean(),
  check_testemunha_1: z.boolean(),
  check_testemunha_2: z.boolean(),
  cpf: z.string(),
  isAssinado: z.boolean(),
  html: z.string().nullable(),
});
export type IdentityCheckStatus = z.infer<typeof identityCheckStatus>;

const declared = {
  local: z.string().trim().max(300).default(''),
  maquina: z.string().trim().max(300).default(''),
};
const cameraLabel = z.string().trim().max(200).optional();
/** Sharpness and brightness as the device measured them. */
const measuredQuality = z.string().trim().max(80).optional();
const declaredOfPhotos = {
  ...declared,
  ...{ origemPessoa: photoOrigin.optional(), cameraPessoa: cameraLabel },
  ...{ origemDoc: photoOrigin.optional(), cameraDoc: cameraLabel },
  ...{ qualidadePessoa: measuredQuality, qualidadeDoc: measuredQuality },
};
const signerUnknown = 'Não foi possível identificar o usuário ou o CPF para assinatura.';
const photos = { fotoPessoa: photoFile, fotoDoc: photoFile };
const userParams = z.object({ userId: z.string() });
const decided = enveloped(identityCheck);
const reason = z.object({ reason: z.string().trim().max(500).optional() }).nullish();

export const identityChecksApi = {
  saveOwnPhotos: endpoint('POST /signatures/userID', {
    summary: 'Gravar a foto da pessoa e a do documento de quem está na sessão',
    transaction: 'none',
    status: 201,
    body: z.object(declaredOfPhotos),
    files: photos,
    response: enveloped(identityCheck),
  }),
  savePhotos: endpoint('POST /signatures/user', {
    summary: 'Gravar as fotos da pessoa da sessão, cliente incluído; `id` é ela ou uma empresa dela',
    session: 'any',
    transaction: 'none',
    status: 201,
    body: z.object({
      id: z.string('ID do cliente não fornecido.').min(1, 'ID do cliente não fornecido.'),
      ...declaredOfPhotos,
    }),
    files: photos,
    response: enveloped(identityCheck),
  }),
  saveUserDrawing: endpoint('POST /signatures/user-assinatura', {
    summary: 'Gravar a assinatura desenhada de quem está na sessão',
    transaction: 'none',
    status: 201,
    body: z.object({ cpf: z.string(signerUnknown).min(1, signerUnknown), trace: traceText.optional() }),
    files: { assinatura: drawingFile },
    response: enveloped(identityCheck),
  }),
  saveClientDrawing: endpoint('POST /signatures/client-assinatura', {
    summary: 'Gravar a assinatura desenhada do cliente da sessão',
    session: 'client',
    transaction: 'none',
    status: 201,
    body: z.object({
      cnpj: z.string('CNPJ não encontrado para assinatura').min(1, 'CNPJ não encontrado para assinatura'),
      trace: traceText.optional(),
    }),
    files: { assinatura: drawingFile },
    response: enveloped(identityCheck),
  }),
  ofOwner: endpoint('GET /signatures/owner/:id', {
    summary: 'A assinatura de um proprietário, com as fotos, para quem a confere',
    params: z.object({ id: z.string() }),
    response: enveloped(identityCheck),
  }),
  statusOfUser: endpoint('GET /signatures/:userId/user', {
    summary: 'Como está a assinatura de um usuário: a própria, ou de quem se pode conferir',
    transaction: 'shared',
    params: userParams,
    response: enveloped(identityCheckStatus),
  }),
  ofUser: endpoint('GET /signatures/viewUser/:userId', {
    summary: 'A assinatura de um usuário, com as fotos: a própria, ou de quem se pode conferir',
    transaction: 'none',
    params: userParams,
    response: enveloped(identityCheck),
  }),
  statusOfClient: endpoint('GET /signatures/cnpj/:id', {
    summary: 'Como está a assinatura do proprietário de um cliente',
    session: 'any',
    params: z.object({ id: clientIdInPath }),
    response: enveloped(identityCheckStatus),
  }),
  listOfTenant: endpoint('GET /signatures/empresa/:id_tenant', {
    summary: 'Assinaturas a conferir e conferidas da empresa; capturas em andamento ficam de fora',
    params: z.object({ id_tenant: tenantIdText }),
    response: enveloped(z.array(identityCheckSummary)),
  }),
  /** Also finds denied attempts. */
  read: endpoint('GET /signatures/registro/:id', {
    summary: 'Um registro de assinatura, com as fotos, para quem o confere',
    params: z.object({ id: z.string() }),
    response: enveloped(identityCheck),
  }),
  decideUser: endpoint('POST /signatures/isverifedUser/:userId/:verifed', {
    summary: 'Verificar ou negar a assinatura de um usuário',
    transaction: 'none',
    params: z.object({ userId: z.string(), verifed: z.enum(['true', 'false']) }),
    body: reason,
    response: decided,
  }),
  decideClient: endpoint('POST /signatures/isverifedClient/:ownerId/:verifed', {
    summary: 'Verificar ou negar a assinatura do proprietário de um cliente',
    transaction: 'none',
    params: z.object({ ownerId: z.string(), verifed: z.enum(['true', 'false']) }),
    body: reason,
    response: decided,
  }),
};
