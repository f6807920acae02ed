import type { z } from 'zod';
import { userColumn } from './user-columns.ts';

/** Columns that users add to the list of partners, which always has the WhatsApp. */
export const partnerColumn = userColumn.exclude(['whatsApp']);
export type PartnerColumn = z.infer<typeof partnerColumn>;
