import { buffer } from 'node:stream/consumers';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { ifExists } from '../../../platform/if-exists.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SealedPdf } from '../../../platform/seal-pdf.ts';
import { threadWork, WorkThreadTimeout } from '../../../platform/work-thread.ts';
import { findIdentityCheck } from '../../accounts/identity-checks/identity-checks.repository.ts';
import type { StoredImage } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreementPdfSeconds, agreementPdfWork } from '../documents/agreement-pdf-work.service.ts';
import { letterheadOf } from '../documents/letterhead.wire.ts';
import { findVersionsOf } from '../templates/template-versions.repository.ts';
import { type AgreementEvidence, readAgreementEvidence } from './agreement-evidence.service.ts';
import { registryLog } from './registry-log.rules.ts';
import { getSealCertificate } from './seal-certificate.service.ts';
import type { sealedAgreementPdf } from './sealed-agreement.pdf.ts';
import type { SealRow } from './seals.repository.ts';
import type { StoredPdf, UsedCertificate } from './seals.table.ts';
import { identityOfAct, signedAct } from './signed-acts.rules.ts';
import { summaryEvents } from './summary-events.rules.ts';

const sealedPdfWork = threadWork<typeof sealedAgreementPdf>(
  new URL('./sealed-agreement.pdf.ts', import.meta.url),
  'sealedAgreementPdf',
);

/** The input of a sealed PDF. */
export interface SealInput extends AgreementEvidence {
  seal: SealRow;
  /** The template that the text was written from, with its version. */
  template: string | undefined;
  /** The drawings of the signers by the id of their act. */
  drawings: ReadonlyMap<string, StoredImage>;
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
  const drawings = new Map<string, StoredImage>();
  for (const act of contract.events.filter(({ kind }) => kind === 'ato')) {
    const identity = await findIdentityCheck(db, tenant, identityOfAct(act));
    if (identity?.assinatura && act.personal.state === 'aberto') drawings.set(act.id, identity.assinatura);
  }
  const certificate = await getSealCertificate(db, platform, { id: tenant, razao_social });
  const [used] = await findVersionsOf(
    db,
    tenant,
    contract.version.templates.slice(0, 1).map((each) => each.id_document),
  );
  const template = used && `modelo ${used.nameContrato}, versão ${used.numero}`;
  return { ...contract, seal, template, drawings, certificate };
}

/** Builds the sealed PDF: agreement, signatures, evidence and log in one document. */
export async function buildSealedPdf(
  platform: Pick<Platform, 'clock' | 'brandPicture' | 'encryptedFiles' | 'pdfWorker' | 'pdfSeals' | 'siteAddress'>,
  input: SealInput,
): Promise<SealedDocument> {
  const { seal, home, version, title, template, party, drawings, id_user, events } = input;
  const { row, material } = input.certificate;
  const sealedAt = platform.clock.now();
  const { pdfWorker, pdfSeals } = platform;
  const budget = { tenant: home.id, seconds: agreementPdfSeconds };
  const agreement = {
    ...{ html: version.html, version: version.number, sha256: version.sha256, title },
    tenant: letterheadOf(home, await platform.brandPicture(home.logos.light)),
    createdDate: new Date(version.createdDate),
  };
  const original = await pdfWorker.run(agreementPdfWork, agreement, budget).catch(explainTimeout);
  const pages = await pdfSeals.countPages(original);
  const document = {
    ...{ title, template, version: version.number, sha256: version.sha256, code: seal.code, sealedAt },
    ...{ original: { sha256: sha256(original), pages }, isStamped: pdfSeals.isStamping },
    address: `${platform.siteAddress(home)}/verificar/${seal.code}`,
    certificate: { subject: row.subject, isDevelopment: row.kind === 'desenvolvimento' },
  };
  const parties = { company: home.razao_social, party: party.name, id_user };
  const acts = events.filter(({ kind }) => kind === 'ato');
  const whole = pdfWorker.run(
    sealedPdfWork,
    {
      ...{ agreement, document, happened: summaryEvents(events, parties, sealedAt) },
      acts: await Promise.all(
        acts.map(async (act) => signedAct(act, events, parties, await readDrawing(platform, drawings.get(act.id)))),
      ),
      log: { content: registryLog(document, events), entries: events.length },
    },
    budget,
  );
  const about = { reason: 'Contrato assinado por todas as partes', at: sealedAt };
  const sealed = await pdfSeals.seal(await whole.catch(explainTimeout), material, about);
  return {
    original: { bytes: original, size: original.length, sha256: sha256(original), pages },
    sealed: { ...sealed, size: sealed.bytes.length, sha256: sha256(sealed.bytes) },
    certificate: { id: row.id, kind: row.kind, subject: row.subject, fingerprint: row.fingerprint },
  };
}

/** Returns a drawing as a data URL; undefined when it was erased. */
async function readDrawing(
  { encryptedFiles }: Pick<Platform, 'encryptedFiles'>,
  image: StoredImage | undefined,
): Promise<string | undefined> {
  const content = image && (await ifExists(buffer(encryptedFiles.read(image.key))));
  return content && `data:${image.type};base64,${content.toString('base64')}`;
}

/** The message is stored with the failed seal and shown to staff, beside the button that tries again. */
function explainTimeout(error: unknown): never {
  if (!(error instanceof WorkThreadTimeout)) throw error;
  const message = 'O PDF do contrato demorou demais para ser gerado. Tente novamente ou simplifique o logotipo.';
  throw new Error(message, { cause: error });
}
