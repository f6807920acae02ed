import { buffer } from 'node:stream/consumers';
import { evidenceErrors as errors } from '@restitui/domain/agreements/evidence/evidence.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CertificateFacts, factsOfCertificate, type SealMaterial } from '../../../platform/seal-certificate.ts';
import { WorkThreadBusy } from '../../../platform/work-thread.ts';

interface Received {
  body: { password: string };
  files: { certificate?: ReceivedFile };
  refused: RefusedFile[];
}

/** Accepts a valid A1 certificate of this company that the password opens; does not store the file itself. */
export async function readUploadedCertificate(
  { encryptedFiles, clock, pdfSeals }: Pick<Platform, 'encryptedFiles' | 'clock' | 'pdfSeals'>,
  tenant: TenantId,
  { body: { password }, files: { certificate }, refused: [refused] }: Received,
): Promise<{ material: SealMaterial; facts: CertificateFacts }> {
  if (refused) throw refusal(refused.reason === 'size' ? errors.certificate_too_large : errors.certificate_extension);
  if (!certificate || certificate.size === 0) throw refusal(errors.certificate_required);
  const p12 = (await buffer(encryptedFiles.read(certificate.key))).toString('base64');
  await encryptedFiles.remove(certificate.key);

  const material: SealMaterial = { form: 'p12', p12, password };
  const opening = pdfSeals.certificateOf(material).then(factsOfCertificate);
  const facts = await opening.catch((error) => {
    if (error instanceof WorkThreadBusy) throw error;
    // The file does not reveal whether the password or the content is wrong.
    throw refusal(errors.certificate_unreadable, 'password');
  });
  const now = clock.now().toISOString();
  if (facts.validUntil < now || facts.validFrom > now) throw refusal(errors.certificate_expired);
  if (cnpjRootIn(facts.subject) !== tenant.slice(0, 8)) throw refusal(errors.certificate_of_other_company);
  return { material, facts };
}

/**
 * Extracts the CNPJ root from the common name of an e-CNPJ (name:CNPJ). Head office and branches share the root.
 */
function cnpjRootIn(subject: string): string | undefined {
  return /:([0-9A-Z]{8})[0-9A-Z]{4}\d{2}$/.exec(subject)?.[1];
}

function refusal(error: ErrorDefinition, path = 'certificate'): AppError {
  return new AppError(error, { issues: [{ path, message: error.message }] });
}
