import type { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireClientOfAgreement } from '../agreement.gate.ts';
import { toAgreementLinkResponse } from '../agreement-link.wire.ts';
import { listClientLinks } from '../agreement-links.repository.ts';

export async function listAgreementLinks(
  context: Context,
  { params: { id_client } }: Input<typeof agreementLinksApi.list>,
) {
  const { db, tenant, platform } = context;
  await requireClientOfAgreement(context, id_client);

  const now = platform.clock.now();
  return { data: (await listClientLinks(db, tenant, id_client)).map((row) => toAgreementLinkResponse(row, now)) };
}
