import { maySign } from '@restitui/domain/signatures/signatures.access.ts';
import type { Signature, SignatureStatus, SignatureSummary } from '@restitui/domain/signatures/signatures.api.ts';
import type { LinkClaims, SignedLinks } from '../../platform/signed-links.ts';
import type { FoundAgreement } from '../agreements/agreements.repository.ts';
import { signatureLinks } from './open-signature-file.ts';
import type { SignatureRow } from './signatures.repository.ts';

export function summaryOnWire(row: SignatureRow): SignatureSummary {
  return { ...row, isVerifed: row.decision === 'verified' };
}

/** For who may see the row, and only as the answer to them: its links open by themselves. */
export function signatureOnWire(row: SignatureRow, links: SignedLinks, viewer: LinkClaims['viewer']): Signature {
  const linkTo = (image: SignatureRow['assinatura']) =>
    image && links.make({ purpose: signatureLinks, id_tenant: row.id_tenant, id: row.id, file: image.key, viewer });
  return {
    ...summaryOnWire(row),
    fotoPessoa: linkTo(row.fotoPessoa),
    fotoDoc: linkTo(row.fotoDoc),
    assinatura: linkTo(row.assinatura),
    origemPessoa: row.fotoPessoa.origin ?? null,
    origemDoc: row.fotoDoc.origin ?? null,
  };
}

/** With what is to be signed, if there is anything, and who witnessed it. */
export function statusOnWire(
  latest: SignatureRow | undefined,
  cpf: string,
  agreement: FoundAgreement | undefined,
): SignatureStatus {
  return {
    isModifica: maySign(latest),
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
