import { z } from 'zod';
import { clientStatus } from './client-status.ts';

/** Shape of a client in lists and in a client's session. */
export const clientSummary = z.object({
  id_client: z.string(),
  cnpjcpf: z.string(),
  razao_social: z.string(),
  id_responsavel: z.string().nullable(),
  id_gerente: z.string().nullable(),
  id_tenant: z.string(),
  id_owner: z.string(),
  status: clientStatus,
});
