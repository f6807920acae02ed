import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { insertVersion, type VersionRow } from './agreements.repository.ts';
import { recordVersion } from './record-version.service.ts';
import { hashText } from './write-version.service.ts';

/** Inserts the next version with an accepted text; values still missing in it stay listed. */
export async function writeSuggestedVersion(
  context: Pick<Context, 'db' | 'tenant' | 'actor' | 'platform'>,
  current: VersionRow,
  { html, id_edit }: { html: string; id_edit: string },
): Promise<VersionRow> {
  const { db, actor, platform } = context;
  const { id_tenant, id_agreement, templates, data, missing } = current;
  const version = await insertVersion(db, {
    ...{ id: newId(), id_tenant, id_agreement, number: current.number + 1, html, sha256: hashText(html), id_edit },
    ...{ createdDate: platform.clock.now().toISOString(), id_user: actor.id, templates, data },
    missing: missing.filter(({ label }) => html.includes(`[${label}]`)),
  });
  await recordVersion(context, version, current, 'sugestao');
  return version;
}
