import type { templatesApi } from '@restitui/domain/agreements/templates/templates.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireReadableAgreement } from '../../documents/agreement.gate.ts';
import { findCurrentVersion } from '../../documents/agreements.repository.ts';
import { findVersionsOf } from '../template-versions.repository.ts';

/** Lists the template versions behind the version in force, in the order of its parts. */
export async function listTemplatesOfAgreement(
  context: Context,
  { params: { id_agreement } }: Input<typeof templatesApi.usedBy>,
) {
  const { db, tenant } = context;
  const { agreement } = await requireReadableAgreement(context, id_agreement);

  const current = await findCurrentVersion(db, tenant, agreement.id);
  const used = current?.templates.map(({ id_document }) => id_document) ?? [];
  const found = new Map((await findVersionsOf(db, tenant, used)).map((row) => [row.id, row]));
  return { data: used.flatMap((id) => found.get(id) ?? []) };
}
