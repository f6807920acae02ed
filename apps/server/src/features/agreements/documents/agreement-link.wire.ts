import { linkStateOf } from '@restitui/domain/agreements/documents/agreement-link.ts';
import type { AgreementLink } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import type { AgreementLinkRow } from './agreement-links.repository.ts';

export function toAgreementLinkResponse(row: AgreementLinkRow, now: Date): AgreementLink {
  return { ...row, id_client: row.id_client ?? '', state: linkStateOf(row, now) };
}
