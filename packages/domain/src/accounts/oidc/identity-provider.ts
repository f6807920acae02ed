import { z } from 'zod';

/** Services that sign staff in by OpenID Connect. */
export const identityProvider = z.enum(['google', 'microsoft'], 'Provedor desconhecido.');
export type IdentityProvider = z.infer<typeof identityProvider>;

export const identityProviderLabels: Record<IdentityProvider, string> = { google: 'Google', microsoft: 'Microsoft' };
