import { z } from 'zod';

/** Columns that users add to the list of leads, in the order in which they are offered; each is named like its field. */
export const leadColumn = z.enum(['email', 'tel', 'cnpj', 'nota']);
export type LeadColumn = z.infer<typeof leadColumn>;
