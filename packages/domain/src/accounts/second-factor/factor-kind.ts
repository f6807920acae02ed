import { z } from 'zod';

/** An authenticator app (RFC 6238) or a passkey (WebAuthn). */
export const factorKind = z.enum(['totp', 'passkey']);
export type FactorKind = z.infer<typeof factorKind>;

export const factorKindLabels: Record<FactorKind, string> = {
  totp: 'Aplicativo autenticador',
  passkey: 'Chave de acesso',
};
