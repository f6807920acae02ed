import { shownCode } from '@restitui/domain/evidence/verification-code.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { paperLogo } from '../../platform/paper-logo.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SealedPdf } from '../../platform/seal-pdf.ts';
import { threadWork } from '../../platform/work-thread.ts';
import { contractPaper } from '../agreements/contract-paper.ts';
import { sha256 } from './chain-hash.ts';
import type { evidencePages } from './evidence-pages.ts';
import { takeCertificate } from './seal-material.ts';
import { readSealedContract, type ShownContract } from './sealed-contract.ts';
import type { SealRow } from './seals.repository.ts';
import type { StoredPdf, UsedCertificate } from './seals.table.ts';

const evidencePaper = threadWork<typeof evidencePages>(
  new URL('./evidence-pages.ts', import.meta.url),
  'evidencePages',
);

/** All that a sealed document is made of. */
export interface SealInput extends ShownContract {
  seal: SealRow;
  certificate: Awaited<ReturnType<typeof takeCertificate>>;
}

export interface MadeDocument {
  original: { bytes: Uint8Array } & Omit<StoredPdf, 'key'>;
  sealed: SealedPdf & Omit<StoredPdf, 'key'>;
  certificate: UsedCertificate;
}

/** Reads what is needed while the tenant's data is open. */
export async function readSealInput(
  db: Db,
  platform: Pick<Platform, 'evidenceKeys' | 'sealedTexts' | 'clock'>,
  tenant: TenantId,
  seal: SealRow,
): Promise<SealInput> {
  const contract = await readSealedContract(db, platform, tenant, seal);
  const { razao_social } = contract.home;
  return { ...contract, seal, certificate: await takeCertificate(db, platform, { id: tenant, razao_social }) };
}

/** Contract, evidence and footer, sealed. */
export async function makeSealedPaper(
  platform: Pick<Platform, 'clock' | 'brandPicture' | 'papers' | 'pdfSeals' | 'siteAddress'>,
  { seal, home, version, title, events, certificate: { row, material } }: SealInput,
): Promise<MadeDocument> {
  const at = platform.clock.now();
  const { papers, pdfSeals } = platform;
  const logo = await platform.brandPicture(home.logos.light);
  const original = await papers.run(contractPaper, {
    ...{ html: version.html, version: version.number, sha256: version.sha256, title },
    ...{ tenant: { title: home.title, logo: logo && paperLogo(logo) }, createdDate: new Date(version.createdDate) },
  });
  const pages = await pdfSeals.countPages(original);
  const address = `${platform.siteAddress(home)}/verificar/${seal.code}`;
  const evidence = await papers.run(evidencePaper, {
    ...{ title, tenant: home, version, code: seal.code, address, events, at, isStamped: pdfSeals.isStamping },
    original: { sha256: sha256(original), pages },
    certificate: { ...row, isDevelopment: row.kind === 'desenvolvimento' },
  });
  const lines = [
    'Documento com assinatura eletrônica avançada e selo. Confira em',
    address,
    `Código ${shownCode(seal.code)}`,
  ];
  const joined = await pdfSeals.join([original, evidence], { address, lines, title });
  const sealed = await pdfSeals.seal(joined, material, { reason: 'Contrato assinado por todas as partes', at });
  return {
    original: { bytes: original, size: original.length, sha256: sha256(original), pages },
    sealed: { ...sealed, size: sealed.bytes.length, sha256: sha256(sealed.bytes) },
    certificate: { id: row.id, kind: row.kind, subject: row.subject, fingerprint: row.fingerprint },
  };
}
