import { z } from 'zod';
import { permissionFlags } from '../permissions/permission-catalogue.ts';
import { typeCargo, typeUser } from './cargo.ts';

/** A user as calls answer it. Apart from the calls, so that the browser loads it without them. */
export const user = z.object({
  id: z.string(),
  id_tenant: z.string(),
  name: z.string(),
  cpf: z.string(),
  email: z.string(),
  whatsApp: z.string(),
  tel: z.string().nullable(),
  typeUser,
  typeCargo,
  status: z.enum(['Pendente', 'Ativo']),
  createdDate: z.string(),
  isAccepted: z.boolean(),
  suspendedAt: z.string().nullable(),
  /** End of the open invitation; null without one. */
  inviteExpiresAt: z.string().nullable(),
  lastSignInAt: z.string().nullable(),
  /** The user who registered the account; null for the first accounts of an installation. */
  id_createdBy: z.string().nullable(),
  li_aceito: z.boolean(),
  cep: z.string().nullable(),
  logradouro: z.string().nullable(),
  numero: z.string().nullable(),
  complemento: z.string().nullable(),
  bairro: z.string().nullable(),
  municipio: z.string().nullable(),
  estado: z.string().nullable(),
  cnpj: z.string().nullable(),
  razao_social: z.string().nullable(),
  cnae: z.string().nullable(),
  cnae_info: z.string().nullable(),
  comissao_user: z.int(),
  comissao_user_escrita: z.string(),
  /** The GERENTE under whom the user is listed. */
  id_gerente: z.string().nullable(),
  permissions: permissionFlags,
});
