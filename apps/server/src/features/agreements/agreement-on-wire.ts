import type { Agreement, AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import { maySign } from '@restitui/domain/signatures/signatures.access.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinkClaims } from '../../platform/signed-links.ts';
import type { SignatureRow } from '../signatures/signatures.repository.ts';
import type { AgreementRow, FoundAgreement } from './agreements.repository.ts';

/** What links to attached contracts are called among all signed links. */
export const agreementPdfLinks = 'minuta';

/** @param signature the last attempt of who signs it */
export function agreementOnWire(row: AgreementRow, signature: SignatureRow | undefined): Agreement {
  return { ...row, isModifica: maySign(signature), isVerifed: signature?.decision === 'verified' };
}

/** How links of an answer are made, and for whom; without it, the answer has none. */
export interface ForViewer {
  platform: Pick<Platform, 'links'>;
  viewer: LinkClaims['viewer'];
}

export function textOnWire(
  { current, pdf, ...row }: FoundAgreement,
  signature: SignatureRow | undefined,
  name: string,
  { platform, viewer }: ForViewer,
): AgreementText {
  const { html, sha256, missing, number: version, createdDate: versionDate } = current;
  const { id, id_tenant } = row;
  return {
    ...agreementOnWire({ ...row, pdf }, signature),
    ...{ version, versionDate, sha256, missing, name, html },
    htmlContent: html,
    pdf: pdf && platform.links.make({ purpose: agreementPdfLinks, id_tenant, id, file: pdf.key, viewer }),
  };
}
