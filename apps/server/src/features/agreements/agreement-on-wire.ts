import type { Agreement, AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import { maySign } from '@restitui/domain/signatures/signatures.access.ts';
import type { SignatureRow } from '../signatures/signatures.repository.ts';
import type { AgreementRow, FoundAgreement } from './agreements.repository.ts';

/** @param signature the last attempt of who signs it */
export function agreementOnWire(row: AgreementRow, signature: SignatureRow | undefined): Agreement {
  return { ...row, isModifica: maySign(signature), isVerifed: signature?.decision === 'verified' };
}

export function textOnWire(
  { current, ...row }: FoundAgreement,
  signature: SignatureRow | undefined,
  name: string,
): AgreementText {
  const { html, sha256, missing, number: version, createdDate: versionDate } = current;
  return {
    ...agreementOnWire(row, signature),
    ...{ version, versionDate, sha256, missing, name, html },
    htmlContent: html,
    pdf: null,
  };
}
