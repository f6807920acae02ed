import { z } from 'zod';

/** How a version ended before all signed it: refused by a signer, or cancelled by staff (decision D-47). */
export const agreementEnding = z.enum(['recusado', 'cancelado']);
export type AgreementEnding = z.infer<typeof agreementEnding>;

export const agreementEndingLabels: Record<AgreementEnding, string> = {
  recusado: 'Recusado',
  cancelado: 'Cancelado',
};
