import { formatVerificationCode } from '@restitui/domain/agreements/evidence/verification-code.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { paperLogo } from '../../../platform/pdf-logo.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SealedPdf } from '../../../platform/seal-pdf.ts';
import { threadWork, WorkThreadTimeout } from '../../../platform/work-thread.ts';
import { agreementPdfSeconds, agreementPdfWork } from '../documents/agreement-pdf-work.service.ts';
import { type AgreementEvidence, readAgreementEvidence } from './agreement-evidence.service.ts';
import type { evidencePdf } from './evidence.pdf.ts';
import { getSealCertificate } from './seal-certificate.service.ts';
import type { SealRow } from './seals.repository.ts';
import type { StoredPdf, UsedCertificate } from './seals.table.ts';

const evidencePdfWork = threadWork<typeof evidencePdf>(new URL('./evidence.pdf.ts', import.meta.url), 'evidencePdf');

/** The input of a sealed PDF. */
export interface SealInput extends AgreementEvidence {
  seal: SealRow;
  certificate: Awaited<ReturnType<typeof getSealCertificate>>;
}

export interface SealedDocument {
  original: { bytes: Uint8Array } & Omit<StoredPdf, 'key'>;
  sealed: SealedPdf & Omit<StoredPdf, 'key'>;
  certificate: UsedCertificate;
}

/** Reads the input inside the tenant's transaction. */
export async function readSealInput(
  db: Db,
  platform: Pick<Platform, 'evidenceKeys' | 'sealedTexts' | 'clock'>,
  tenant: TenantId,
  seal: SealRow,
): Promise<SealInput> {
  const contract = await readAgreementEvidence(db, platform, tenant, seal);
  const { razao_social } = contract.home;
  return { ...contract, seal, certificate: await getSealCertificate(db, platform, { id: tenant, razao_social }) };
}

/** Builds the sealed PDF: agreement, evidence pages and footer. */
export async function buildSealedPdf(
  platform: Pick<Platform, 'clock' | 'brandPicture' | 'pdfWorker' | 'pdfSeals' | 'siteAddress'>,
  { seal, home, version, title, events, certificate: { row, material } }: SealInput,
): Promise<SealedDocument> {
  const at = platform.clock.now();
  const { pdfWorker, pdfSeals } = platform;
  const logo = await platform.brandPicture(home.logos.light);
  const drawing = pdfWorker.run(
    agreementPdfWork,
    {
      ...{ html: version.html, version: version.number, sha256: version.sha256, title },
      ...{ tenant: { title: home.title, logo: logo && paperLogo(logo) }, createdDate: new Date(version.createdDate) },
    },
    { tenant: home.id, seconds: agreementPdfSeconds },
  );
  const original = await drawing.catch(explainTimeout);
  const pages = await pdfSeals.countPages(original);
  const address = `${platform.siteAddress(home)}/verificar/${seal.code}`;
  const evidence = await pdfWorker.run(
    evidencePdfWork,
    {
      ...{ title, tenant: home, version, code: seal.code, address, events, at, isStamped: pdfSeals.isStamping },
      original: { sha256: sha256(original), pages },
      certificate: { ...row, isDevelopment: row.kind === 'desenvolvimento' },
    },
    { tenant: home.id },
  );
  const lines = [
    'Documento com assinatura eletrônica avançada e selo. Confira em',
    address,
    `Código ${formatVerificationCode(seal.code)}`,
  ];
  const joined = await pdfSeals.join([original, evidence], { address, lines, title });
  const sealed = await pdfSeals.seal(joined, material, { reason: 'Contrato assinado por todas as partes', at });
  return {
    original: { bytes: original, size: original.length, sha256: sha256(original), pages },
    sealed: { ...sealed, size: sealed.bytes.length, sha256: sha256(sealed.bytes) },
    certificate: { id: row.id, kind: row.kind, subject: row.subject, fingerprint: row.fingerprint },
  };
}

/** The message is stored with the failed seal and shown to staff, beside the button that tries again. */
function explainTimeout(error: unknown): never {
  if (!(error instanceof WorkThreadTimeout)) throw error;
  const message = 'O PDF do contrato demorou demais para ser gerado. Tente novamente ou simplifique o logotipo.';
  throw new Error(message, { cause: error });
}
