import { createHash } from 'node:crypto';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { hasFixedText } from '@restitui/domain/agreements/agreement-status.ts';
import { type WrittenAgreement, writeAgreement } from '@restitui/domain/agreements/write-agreement.ts';
import type { PlaceholderValues } from '@restitui/domain/contracts/placeholder-catalogue.ts';
import type { Context } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { type AgreementRow, findCurrentVersion, insertVersion, type VersionRow } from './agreements.repository.ts';
import type { UsedTemplate } from './agreements.table.ts';

/** A template in use, with what it is about. */
export interface UsedPart extends UsedTemplate {
  html: string;
  product?: string | undefined;
}

interface Source {
  parts: UsedPart[];
  /** What the parts are filled with on a day, `AAAA-MM-DD`. */
  valuesOn: (day: string) => PlaceholderValues;
}

/** Who writes, where. */
export type Writing = Pick<Context, 'db' | 'tenant' | 'platform'> & { actor: { id: string } };

/** The text of now. Only what changes it makes a new version, the mere day does not, and a frozen one stays. */
export async function writeVersion(
  { db, actor, tenant, platform }: Writing,
  agreement: AgreementRow,
  { parts, valuesOn }: Source,
): Promise<VersionRow> {
  const current = await findCurrentVersion(db, tenant, agreement.id);
  if (current && (hasFixedText(agreement) || says(current, write(dayInBrazil(new Date(current.createdDate)))))) {
    return current;
  }

  const now = platform.clock.now();
  const { data, html, missing } = current?.id_edit ? continued(current, dayInBrazil(now)) : write(dayInBrazil(now));
  if (current?.id_edit && html === current.html) return current;
  return insertVersion(db, {
    id: newId(),
    id_tenant: tenant,
    id_agreement: agreement.id,
    number: (current?.number ?? 0) + 1,
    html,
    sha256: hashOf(html),
    createdDate: now.toISOString(),
    id_user: actor.id,
    templates: parts.map(({ type, id_contract, id_document }) => ({ type, id_contract, id_document })),
    data,
    missing,
    id_edit: current?.id_edit ?? null,
  });

  /** What was agreed in a suggestion stays as it is; only parts that it does not have yet are added. */
  function continued(agreed: VersionRow, day: string): ReturnType<typeof write> {
    const held = agreed.templates.map(({ type }) => type);
    const added = parts.slice(1).filter(({ type }) => !held.includes(type));
    if (added.length === 0) return agreed;
    const data = valuesOn(day);
    const more = writeAgreement(added, data);
    return { data, html: `${agreed.html}\n<hr />\n${more.html}`, missing: [...agreed.missing, ...more.missing] };
  }

  function write(day: string): WrittenAgreement & { data: PlaceholderValues } {
    const data = valuesOn(day);
    return { data, ...writeAgreement(parts, data) };
  }
}

function says({ sha256 }: VersionRow, { html }: WrittenAgreement): boolean {
  return sha256 === hashOf(html);
}

/** What a version's text is known by. */
export function hashOf(html: string): string {
  return createHash('sha256').update(html).digest('hex');
}
