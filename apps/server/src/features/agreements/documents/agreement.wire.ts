import { isCaptureOpen } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import type { Agreement, AgreementText } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { LinkClaims } from '../../../platform/signed-links.ts';
import type { IdentityCheckRow } from '../../accounts/identity-checks/identity-checks.repository.ts';
import type { AgreementRow, FoundAgreement } from './agreements.repository.ts';

/** Purpose of the signed links to attached PDFs. */
export const agreementPdfLinks = 'minuta';

/** @param signature the latest identity check of the party */
export function toAgreementResponse(row: AgreementRow, signature: IdentityCheckRow | undefined): Agreement {
  return { ...row, isModifica: isCaptureOpen(signature), isVerifed: signature?.decision === 'verified' };
}

/** Options for the signed links in a response. */
export interface ViewerLinks {
  platform: Pick<Platform, 'links'>;
  viewer: LinkClaims['viewer'];
}

export function toAgreementTextResponse(
  { current, pdf, ...row }: FoundAgreement,
  signature: IdentityCheckRow | undefined,
  name: string,
  { platform, viewer }: ViewerLinks,
): AgreementText {
  const { html, sha256, missing, number: version, createdDate: versionDate } = current;
  const { id, id_tenant } = row;
  return {
    ...toAgreementResponse({ ...row, pdf }, signature),
    ...{ version, versionDate, sha256, missing, name, html },
    htmlContent: html,
    pdf: pdf && platform.links.make({ purpose: agreementPdfLinks, id_tenant, id, file: pdf.key, viewer }),
  };
}
