import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { insertVersion, type VersionRow } from './agreements.repository.ts';
import { hashOf } from './write-version.ts';

/** The next version of a contract from a text that was agreed; values that the text still lacks stay listed. */
export function writeEditedVersion(
  { db, actor, platform }: Pick<Context, 'db' | 'actor' | 'platform'>,
  current: VersionRow,
  { html, id_edit }: { html: string; id_edit: string },
): Promise<VersionRow> {
  const { id_tenant, id_agreement, templates, data, missing } = current;
  return insertVersion(db, {
    ...{ id: newId(), id_tenant, id_agreement, number: current.number + 1, html, sha256: hashOf(html), id_edit },
    ...{ createdDate: platform.clock.now().toISOString(), id_user: actor.id, templates, data },
    missing: missing.filter(({ label }) => html.includes(`[${label}]`)),
  });
}
