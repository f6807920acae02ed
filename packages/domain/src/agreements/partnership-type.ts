import { z } from 'zod';

/** Agreements with a user (F-417). */
export const partnershipType = z.enum(['PARCERIA_COMERCIAL_CNPJ', 'PARCERIA_COMERCIAL_CPF']);
export type PartnershipType = z.infer<typeof partnershipType>;

/** A firm signs as a company, everybody else as a person (foundation C-18). */
export function partnershipTypeOf({ cnpj }: { cnpj?: string | null | undefined }): PartnershipType {
  return cnpj ? 'PARCERIA_COMERCIAL_CNPJ' : 'PARCERIA_COMERCIAL_CPF';
}
