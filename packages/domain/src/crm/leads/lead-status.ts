import { z } from 'zod';

/** Status of a contact from a tenant's site. */
export const leadStatus = z.enum(['NOVO', 'EM_CONTATO', 'CONVERTIDO', 'DESCARTADO']);
export type LeadStatus = z.infer<typeof leadStatus>;

export const leadStatusLabels: Record<LeadStatus, string> = {
  NOVO: 'Novo',
  EM_CONTATO: 'Em contato',
  CONVERTIDO: 'Convertido',
  DESCARTADO: 'Descartado',
};

/** The statuses that users set; CONVERTIDO is set only by a registration. */
export const openLeadStatus = leadStatus.exclude(['CONVERTIDO']);
export type OpenLeadStatus = z.infer<typeof openLeadStatus>;
