import { isCaptureOpen } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import type {
  IdentityCheck,
  IdentityCheckStatus,
  IdentityCheckSummary,
} from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import type { LinkClaims, SignedLinks } from '../../../platform/signed-links.ts';
import type { FoundAgreement } from '../../agreements/documents/agreements.repository.ts';
import type { IdentityCheckRow } from './identity-checks.repository.ts';

/** Purpose of the signed links that show an image of an identity check. */
export const identityImageLinks = 'signature';

export function toIdentityCheckSummary(row: IdentityCheckRow): IdentityCheckSummary {
  return { ...row, isVerifed: row.decision === 'verified' };
}

/** The links open without further checks, so the result may only be sent to `viewer`. */
export function toIdentityCheckResponse(
  row: IdentityCheckRow,
  links: SignedLinks,
  viewer: LinkClaims['viewer'],
): IdentityCheck {
  const linkTo = (image: IdentityCheckRow['assinatura']) =>
    image && links.make({ purpose: identityImageLinks, id_tenant: row.id_tenant, id: row.id, file: image.key, viewer });
  return {
    ...toIdentityCheckSummary(row),
    fotoPessoa: linkTo(row.fotoPessoa),
    fotoDoc: linkTo(row.fotoDoc),
    assinatura: linkTo(row.assinatura),
    origemPessoa: row.fotoPessoa.origin ?? null,
    origemDoc: row.fotoDoc.origin ?? null,
  };
}

/** Includes the agreement to be signed, if any, and its witnesses. */
export function toIdentityCheckStatus(
  latest: IdentityCheckRow | undefined,
  cpf: string,
  agreement: FoundAgreement | undefined,
): IdentityCheckStatus {
  return {
    isModifica: isCaptureOpen(latest),
    isVerifed: latest?.decision === 'verified',
    decision: latest?.decision ?? 'none',
    reason: latest?.reason ?? null,
    hasPhotos: latest !== undefined && latest.assinatura === null,
    check_testemunha_1: agreement?.acts.includes('testemunha_1') ?? false,
    check_testemunha_2: agreement?.acts.includes('testemunha_2') ?? false,
    cpf,
    isAssinado: agreement?.isAssinado ?? false,
    html: agreement?.current.html ?? null,
  };
}
