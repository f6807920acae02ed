import { z } from 'zod';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { permissionFlags } from './permission-catalogue.ts';

export const permissionRecord = permissionFlags.extend({ id_user: z.string() });

export const permissionsApi = {
  read: endpoint('GET /permissions/:userId', {
    summary: 'Permissões de um usuário',
    transaction: 'none',
    params: z.object({ userId: z.string() }),
    response: enveloped(permissionRecord),
  }),
};
