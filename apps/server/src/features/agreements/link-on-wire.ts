import { linkStateOf } from '@restitui/domain/agreements/agreement-link.ts';
import type { AgreementLink } from '@restitui/domain/agreements/agreement-links.api.ts';
import type { AgreementLinkRow } from './agreement-links.repository.ts';

export function linkOnWire(row: AgreementLinkRow, now: Date): AgreementLink {
  return { ...row, id_client: row.id_client ?? '', state: linkStateOf(row, now) };
}
