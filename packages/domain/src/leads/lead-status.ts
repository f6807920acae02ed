import { z } from 'zod';

/** What became of a contact that came through the site. */
export const leadStatus = z.enum(['NOVO', 'EM_CONTATO', 'CONVERTIDO', 'DESCARTADO']);
export type LeadStatus = z.infer<typeof leadStatus>;

export const leadStatusLabels: Record<LeadStatus, string> = {
  NOVO: 'Novo',
  EM_CONTATO: 'Em contato',
  CONVERTIDO: 'Convertido',
  DESCARTADO: 'Descartado',
};

/** What a person sets by hand; only a registration makes a lead CONVERTIDO. */
export const openLeadStatus = leadStatus.exclude(['CONVERTIDO']);
export type OpenLeadStatus = z.infer<typeof openLeadStatus>;
