import { createPrivateKey, X509Certificate } from 'node:crypto';
import { bankErrors } from '@restitui/domain/billing/bank-registrations/bank-registrations.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';

export type PemField = 'chaveKey' | 'certificado';

/** PEM texts; null if missing. */
export type PemPair = Record<PemField, string | null>;

function refuse(error: (typeof bankErrors)[keyof typeof bankErrors], path: PemField): AppError {
  return new AppError(error, { issues: [{ path, message: error.message }] });
}

function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}

/**
 * Checks that the key is an unencrypted private key, and that the certificate is valid and belongs to it.
 * @returns the expiry of the certificate; null without one
 * @throws AppError naming the field at fault
 */
export function inspectPemPair({ chaveKey, certificado }: PemPair, now: Date): { validoAte: string | null } {
  const key = chaveKey === null ? null : parsed(() => createPrivateKey(chaveKey));
  if (key === undefined) throw refuse(bankErrors.bank_key_invalid, 'chaveKey');
  if (certificado === null) return { validoAte: null };
  const certificate = parsed(() => new X509Certificate(certificado));
  if (!certificate) throw refuse(bankErrors.bank_certificate_invalid, 'certificado');
  const validTo = new Date(certificate.validTo);
  if (validTo <= now) throw refuse(bankErrors.bank_certificate_expired, 'certificado');
  if (key && !certificate.checkPrivateKey(key)) throw refuse(bankErrors.bank_pair_mismatch, 'certificado');
  return { validoAte: validTo.toISOString() };
}
