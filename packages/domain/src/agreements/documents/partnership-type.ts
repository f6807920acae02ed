import { z } from 'zod';

/** Types of agreement with a user (F-417). */
export const partnershipType = z.enum(['PARCERIA_COMERCIAL_CNPJ', 'PARCERIA_COMERCIAL_CPF']);
export type PartnershipType = z.infer<typeof partnershipType>;

/** Returns the type for a company (with CNPJ) or a person (foundation C-18). */
export function partnershipTypeOf({ cnpj }: { cnpj?: string | null | undefined }): PartnershipType {
  return cnpj ? 'PARCERIA_COMERCIAL_CNPJ' : 'PARCERIA_COMERCIAL_CPF';
}
