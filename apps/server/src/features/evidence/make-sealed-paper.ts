import { shownCode } from '@restitui/domain/evidence/verification-code.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { SealedPdf } from '../../platform/pdf-seals.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAgreement, findVersionById, type VersionRow } from '../agreements/agreements.repository.ts';
import { contractPdf } from '../agreements/contract-pdf.ts';
import { findClient } from '../clients/clients.repository.ts';
import { findTenant, type TenantRow } from '../tenants/tenants.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { sha256 } from './chain-hash.ts';
import { listEventsOfAgreement, listIdentityEvents, listPersonKeys } from './evidence.repository.ts';
import { evidencePages, type ShownEvent } from './evidence-pages.ts';
import { personalReader } from './open-personal.ts';
import { takeCertificate } from './seal-material.ts';
import type { SealRow } from './seals.repository.ts';
import type { StoredPdf, UsedCertificate } from './seals.table.ts';

export interface Party {
  name: string;
  email: string;
}

/** All that a sealed document is made of. */
export interface SealInput {
  seal: SealRow;
  home: TenantRow;
  version: VersionRow;
  party: Party;
  title: string;
  events: ShownEvent[];
  certificate: Awaited<ReturnType<typeof takeCertificate>>;
}

export interface MadeDocument {
  original: { bytes: Buffer } & Omit<StoredPdf, 'key'>;
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
  const [version, agreement, home] = [
    await findVersionById(db, tenant, seal.id_version),
    await findAgreement(db, tenant, seal.id_agreement),
    await findTenant(db, tenant),
  ];
  if (!version || !agreement || !home) throw new Error('The contract to be sealed is not there.');
  const party = await partyOf(db, tenant, agreement);
  const about = await listEventsOfAgreement(db, tenant, seal.id_agreement);
  const ofVersion = about.filter(({ id_version }) => id_version === null || id_version === seal.id_version);
  const people = new Set(ofVersion.flatMap(({ kind, person }) => (kind === 'ato' && person ? [person] : [])));
  const identity = await listIdentityEvents(db, tenant, [...people]);
  const open = personalReader(platform.evidenceKeys, await listPersonKeys(db, tenant));
  const events = [...identity, ...ofVersion]
    .sort((a, b) => a.seq - b.seq)
    .map((event) => ({ ...event, personal: open(event) }));
  const certificate = await takeCertificate(db, platform, { id: tenant, razao_social: home.razao_social });
  return { seal, home, version, party, title: `Contrato · ${party.name}`, events, certificate };
}

/** Contract, evidence and footer, sealed. */
export async function makeSealedPaper(
  platform: Pick<Platform, 'clock' | 'brandPicture' | 'pdfSeals' | 'siteAddress'>,
  { seal, home, version, title, events, certificate: { row, material } }: SealInput,
): Promise<MadeDocument> {
  const at = platform.clock.now();
  const { pdfSeals } = platform;
  const logo = await platform.brandPicture(home.logos.light);
  const original = await contractPdf({
    ...{ html: version.html, version: version.number, sha256: version.sha256, title },
    ...{ tenant: { title: home.title, logo }, createdDate: new Date(version.createdDate) },
  });
  const pages = await pdfSeals.countPages(original);
  const address = `${platform.siteAddress(home)}/verificar/${seal.code}`;
  const evidence = await evidencePages({
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

async function partyOf(
  db: Db,
  tenant: TenantId,
  { id_client, id_user }: { id_client: string | null; id_user: string | null },
): Promise<Party> {
  if (id_client !== null) {
    const client = await findClient(db, tenant, id_client);
    return { name: client?.razao_social ?? '', email: client?.emailProprietario ?? '' };
  }
  const user = await findUser(db, tenant, id_user ?? '');
  return { name: user?.name ?? '', email: user?.email ?? '' };
}
