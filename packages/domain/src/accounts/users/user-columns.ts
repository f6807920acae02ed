import { z } from 'zod';

/** Columns that users add to the list of users, in the order in which they are offered; each is named like its field. */
export const userColumn = z.enum(['cpf', 'whatsApp', 'lastSignInAt', 'createdBy', 'createdDate']);
export type UserColumn = z.infer<typeof userColumn>;
