import { z } from 'zod';
import { tenantIdText } from '../../tenancy/tenants/tenant-id.ts';
import { endpoint, enveloped, paged } from '../../wire/endpoint.ts';
import { addressUpdate } from './address.ts';
import { typeCargo } from './cargo.ts';
import { commission } from './commission.ts';
import { newAccountingFirm } from './new-accounting-firm.ts';
import { newPartner } from './new-partner.ts';
import { newUser } from './new-user.ts';
import { ownProfile } from './own-profile.ts';
import { termsNotAccepted } from './terms-of-use.ts';
import { user } from './user.ts';
import { clientTransfer, refusalForm } from './user-decisions.ts';
import { userEdit, userEditFields } from './user-edit.ts';
import { userList } from './user-list.ts';
import { userSituation } from './user-situation.ts';

export type User = z.infer<typeof user>;

/** A row of the user list. */
export const userSummary = user
  .pick({
    id: true,
    id_tenant: true,
    name: true,
    cpf: true,
    email: true,
    whatsApp: true,
    typeUser: true,
    typeCargo: true,
    status: true,
    isAccepted: true,
    suspendedAt: true,
    inviteExpiresAt: true,
    lastSignInAt: true,
    id_createdBy: true,
    createdDate: true,
    razao_social: true,
    comissao_user: true,
    comissao_user_escrita: true,
    id_gerente: true,
    permissions: true,
  })
  .extend({
    situacao: userSituation,
    /** Name of the user who registered the account; null for staff of the provider, whom a consultancy cannot read. */
    createdByName: z.string().nullable(),
  });
export type UserSummary = z.infer<typeof userSummary>;

const listQuery = userList.query.extend({
  /** A user of the list, in any tenant the actor reaches. */
  id: z.string().optional(),
});

const byId = z.object({ id: z.string() });
const ids = z.array(z.string()).min(1, 'Campos obrigatórios ausentes').max(200);

const removed = enveloped(z.object({ deleted: z.array(z.string()) }));

export const usersApi = {
  listForAdmin: endpoint('GET /user/admin', {
    summary: 'Usuários que esta pessoa pode ver: da empresa escolhida, ou de todas quando um ADMIN não escolhe nenhuma',
    reach: 'all',
    query: listQuery,
    response: paged(userSummary),
  }),
  listOfTenant: endpoint('GET /user/tenant/:tenantId', {
    summary: 'Usuários da empresa que esta pessoa pode ver',
    params: z.object({ tenantId: tenantIdText }),
    query: listQuery,
    response: paged(userSummary),
  }),
  listManaged: endpoint('GET /user/gerente', {
    summary: 'Usuários que este gerente tem sob si',
    query: listQuery,
    response: paged(userSummary),
  }),
  createPartner: endpoint('POST /user/create-user', {
    summary: 'Novo parceiro ou gerente da empresa',
    transaction: 'none',
    status: 201,
    body: newPartner,
    response: enveloped(user),
  }),
  createAccountingFirm: endpoint('POST /user/create-contabilidade', {
    summary: 'Novo escritório de contabilidade da empresa, com o link em que ele assina',
    transaction: 'none',
    status: 201,
    body: newAccountingFirm,
    response: enveloped(user.extend({ link: z.url() })),
  }),
  createForAdmin: endpoint('POST /user/create-user-admin', {
    summary: 'Novo usuário: um ADMIN entra no provedor, um USUARIO na empresa em que se atua',
    recentSignIn: true,
    transaction: 'none',
    status: 201,
    body: newUser,
    response: enveloped(user),
  }),
  accept: endpoint('PATCH /user/accept/:userId', {
    summary: 'Ativar um usuário pendente',
    recentSignIn: true,
    params: z.object({ userId: z.string() }),
    response: enveloped(user),
  }),
  acceptMany: endpoint('POST /user/accept', {
    summary: 'Ativar usuários pendentes: todos ou nenhum',
    recentSignIn: true,
    body: z.object({ ids }),
    response: enveloped(z.object({ accepted: z.array(z.string()) })),
  }),
  refuse: endpoint('POST /user/:id/refuse', {
    summary: 'Recusar um cadastro pendente com o motivo, que é enviado à pessoa; o cadastro é excluído',
    recentSignIn: true,
    params: byId,
    body: refusalForm,
    response: removed,
  }),
  suspend: endpoint('POST /user/:id/suspend', {
    summary: 'Desativar um usuário: as sessões terminam e ele não entra mais',
    recentSignIn: true,
    params: byId,
    response: enveloped(user),
  }),
  reactivate: endpoint('POST /user/:id/reactivate', {
    summary: 'Reativar um usuário desativado',
    recentSignIn: true,
    params: byId,
    response: enveloped(user),
  }),
  readDuties: endpoint('GET /user/:id/duties', {
    summary: 'Por quantos clientes e produtos um usuário responde e quem pode recebê-los',
    params: byId,
    response: enveloped(
      z.object({
        clients: z.int(),
        products: z.int(),
        candidates: z.array(z.object({ id: z.string(), name: z.string(), typeCargo })),
      }),
    ),
  }),
  transferClients: endpoint('POST /user/:id/transfer-clients', {
    summary: 'Transferir todos os clientes de um usuário para outro',
    params: byId,
    body: clientTransfer,
    response: enveloped(z.object({ clients: z.int() })),
  }),
  changeCargo: endpoint('PATCH /user/cargo', {
    summary: 'Alterar o cargo de um usuário',
    recentSignIn: true,
    body: z.object({
      id: z.string('ID do usuário para alterar ausente').min(1, 'ID do usuário para alterar ausente'),
      typeCargo: z.enum(typeCargo.options, 'Selecione um cargo.'),
    }),
    response: enveloped(user),
  }),
  updateOwn: endpoint('PATCH /user/me', {
    summary: 'Alterar os próprios dados',
    transaction: 'none',
    body: ownProfile,
    response: enveloped(user),
  }),
  changeCommission: endpoint('PATCH /user/comissao', {
    summary: 'Alterar a comissão de um usuário; o extenso é escrito pelo servidor',
    recentSignIn: true,
    body: z.object({
      id: z.string('ID do usuário para alterar ausente').min(1, 'ID do usuário para alterar ausente'),
      comissao_user: commission,
      comissao_user_escrita: z.string().max(200).optional(),
    }),
    response: enveloped(user),
  }),
  edit: endpoint('PATCH /user/:id', {
    summary: 'Alterar o cadastro de um usuário: só os campos enviados',
    recentSignIn: true,
    params: z.object({ id: z.string() }),
    body: userEdit.partial().extend({
      /** The same fields as read by the editor; a field changed by another user since then is a 409. */
      seen: z.partialRecord(z.enum(userEditFields), z.string().nullable()).optional(),
    }),
    response: enveloped(user),
  }),
  remove: endpoint('DELETE /user/delete/:id', {
    summary: 'Excluir um usuário',
    recentSignIn: true,
    params: z.object({ id: z.string() }),
    response: removed,
  }),
  removeMany: endpoint('DELETE /user', {
    summary: 'Excluir usuários: todos ou nenhum; o próprio é ignorado',
    recentSignIn: true,
    body: z.object({ ids }),
    response: removed,
  }),
  read: endpoint('GET /user/:id', {
    summary: 'Um usuário da empresa',
    transaction: 'shared',
    params: z.object({ id: z.string() }),
    response: enveloped(user),
  }),
  endSessions: endpoint('DELETE /user/:id/sessions', {
    summary: 'Encerrar todas as sessões de um usuário, que é avisado por e-mail',
    params: z.object({ id: z.string() }),
    response: enveloped(z.object({ ended: z.int() })),
  }),
  acceptTerms: endpoint('POST /user/liAceito', {
    summary: 'Aceitar os termos de uso',
    transaction: 'none',
    body: z.object({
      li_aceito: z.literal(true, termsNotAccepted),
      /** Version of the text that was shown; defaults to the version in force. */
      version: z.string().optional(),
    }),
    response: enveloped(user),
  }),
  saveAddress: endpoint('POST /user/cep/:userId', {
    summary: 'Gravar o próprio endereço',
    transaction: 'none',
    params: z.object({ userId: z.string() }),
    body: addressUpdate,
    response: enveloped(user),
  }),
};
