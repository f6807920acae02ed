import { z } from 'zod';

/** Kinds of attempts that are counted apart: sign-ins, requests for a link or code, and other proofs of identity. */
export const signInAttemptKind = z.enum(['sign-in', 'password-request', 'proof']);
export type SignInAttemptKind = z.infer<typeof signInAttemptKind>;
