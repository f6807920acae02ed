import { z } from 'zod';
import { clientStatus } from './client-status.ts';

/** What every list of clients and a client's session know of a client. */
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
