import { z } from 'zod';
import { permissionFlags } from '../permissions/permission-catalogue.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { addressUpdate } from './address.ts';
import { typeCargo, typeUser } from './cargo.ts';
import { termsNotAccepted } from './terms-of-use.ts';

export const user = z.object({
  id: z.string(),
  id_tenant: z.string(),
  name: z.string(),
  cpf: z.string(),
  email: z.string(),
  whatsApp: z.string(),
  typeUser,
  typeCargo,
  status: z.enum(['Pendente', 'Ativo']),
  createdDate: z.string(),
  isAccepted: z.boolean(),
  li_aceito: z.boolean(),
  cep: z.string().nullable(),
  logradouro: z.string().nullable(),
  numero: z.string().nullable(),
  complemento: z.string().nullable(),
  bairro: z.string().nullable(),
  municipio: z.string().nullable(),
  estado: z.string().nullable(),
  permissions: permissionFlags,
});
export type User = z.infer<typeof user>;

export const usersApi = {
  read: endpoint('GET /user/:id', {
    summary: 'Um usuário da empresa',
    transaction: 'none',
    params: z.object({ id: z.string() }),
    response: enveloped(user),
  }),
  acceptTerms: endpoint('POST /user/liAceito', {
    summary: 'Aceitar os termos de uso',
    transaction: 'none',
    body: z.object({
      li_aceito: z.literal(true, termsNotAccepted),
      /** Of the text that was shown; without it, the one in force. */
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
