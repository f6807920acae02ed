import { z } from 'zod';
import { permissionFlags } from '../permissions/permission-catalogue.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { typeCargo, typeUser } from './cargo.ts';

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
};
