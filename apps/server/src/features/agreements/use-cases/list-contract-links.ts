import type { agreementLinksApi } from '@restitui/domain/agreements/agreement-links.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { listContractLinks as listRows } from '../agreement-links.repository.ts';
import { linkOnWire } from '../link-on-wire.ts';
import { requireClientOfAgreement } from '../readable-agreement.ts';

export async function listContractLinks(
  context: Context,
  { params: { id_client } }: Input<typeof agreementLinksApi.list>,
) {
  const { db, tenant, platform } = context;
  await requireClientOfAgreement(context, id_client);

  const now = platform.clock.now();
  return { data: (await listRows(db, tenant, id_client)).map((row) => linkOnWire(row, now)) };
}
