import { z } from 'zod';
import { serviceTypeText } from '../../recovery/products/service-type.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { typeCargo, typeUser } from '../users/cargo.ts';
import { permissionFlags, storedFlags } from './permission-catalogue.ts';

/** Each user has one record, identified by the user's id. */
export const permissionRecord = storedFlags.extend({ id: z.string(), id_user: z.string() });

export const candidate = z.object({
  id_user: z.string(),
  name: z.string(),
  typeUser,
  typeCargo,
  permissions: permissionFlags,
});

export const permissionsApi = {
  listCandidates: endpoint('GET /permissions/user-services/:service', {
    summary: 'Usuários ativos de um cargo que trabalham com um serviço',
    transaction: 'shared',
    params: z.object({ service: z.string().trim().min(1, 'Serviço não fornecido').pipe(serviceTypeText) }),
    query: z.object({ typeCargo }),
    response: enveloped(z.array(candidate)),
  }),
  read: endpoint('GET /permissions/:userId', {
    summary: 'Permissões de um usuário',
    transaction: 'shared',
    params: z.object({ userId: z.string() }),
    response: enveloped(permissionRecord),
  }),
  save: endpoint('PUT /permissions', {
    summary: 'Gravar todas as permissões de um usuário; as que faltam ficam desligadas',
    recentSignIn: true,
    body: storedFlags.extend({
      id_user: z.string('Campos obrigatórios ausentes').min(1, 'Campos obrigatórios ausentes'),
    }),
    response: enveloped(permissionRecord),
  }),
};
