import { createHash } from 'node:crypto';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { hasFixedText } from '@restitui/domain/agreements/documents/agreement-status.ts';
import {
  fillMissing,
  type WrittenAgreement,
  writeAgreement,
} from '@restitui/domain/agreements/documents/write-agreement.ts';
import type { PlaceholderValues } from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { type AgreementRow, findCurrentVersion, insertVersion, type VersionRow } from './agreements.repository.ts';
import type { UsedTemplate } from './agreements.table.ts';
import { recordVersion } from './record-version.service.ts';

/** A template used in an agreement, with its product. */
export interface TemplatePart extends UsedTemplate {
  html: string;
  product?: string | undefined;
}

interface Source {
  parts: TemplatePart[];
  /** Returns the values for a day, `AAAA-MM-DD`. */
  valuesOn: (day: string) => PlaceholderValues;
  /** The services of the agreement, for the conditions of its templates. */
  services?: readonly ServiceType[] | undefined;
  /** Whether to write a version although the text is fixed or the same: it replaces the one in force. */
  isReplacement?: boolean | undefined;
}

/** The context and author of a version. */
export type WritingContext = Pick<Context, 'db' | 'tenant' | 'platform'> & { actor: { id: string } };

/**
 * Writes the agreement with current data. Creates a version only when more than the date changes and the text is
 * not frozen.
 */
export async function writeVersion(
  context: WritingContext,
  agreement: AgreementRow,
  { parts, valuesOn, services, isReplacement = false }: Source,
): Promise<VersionRow> {
  const { db, actor, tenant, platform } = context;
  const current = await findCurrentVersion(db, tenant, agreement.id);
  if (
    current &&
    !isReplacement &&
    (hasFixedText(agreement) ||
      agreement.ending !== null ||
      hasSameText(current, writeWithDate(dayInBrazil(new Date(current.createdDate)))))
  ) {
    return current;
  }

  const now = platform.clock.now();
  const { data, html, missing } = current?.id_edit
    ? appendNewParts(current, dayInBrazil(now))
    : writeWithDate(dayInBrazil(now));
  if (current?.id_edit && html === current.html && !isReplacement) return current;
  const version = await insertVersion(db, {
    id: newId(),
    id_tenant: tenant,
    id_agreement: agreement.id,
    number: (current?.number ?? 0) + 1,
    html,
    sha256: hashText(html),
    createdDate: now.toISOString(),
    id_user: actor.id,
    templates: parts.map(({ type, id_contract, id_document }) => ({ type, id_contract, id_document })),
    data,
    missing,
    id_edit: current?.id_edit ?? null,
  });
  await recordVersion(context, version, current, isReplacement ? 'pedido' : 'dados');
  return version;

  /** Keeps a text that was accepted as a suggestion, fills in what it lacked and appends only the parts that it lacks. */
  function appendNewParts(agreed: VersionRow, day: string): ReturnType<typeof writeWithDate> {
    const held = agreed.templates.map(({ type }) => type);
    const added = parts.slice(1).filter(({ type }) => !held.includes(type));
    const values = valuesOn(day);
    const filled = fillMissing(agreed, values);
    if (added.length === 0) return { data: agreed.data, ...filled };
    const more = writeAgreement(added, values, services);
    const html = `${filled.html}\n<hr />\n${more.html}`;
    return { data: values, html, missing: [...filled.missing, ...more.missing] };
  }

  function writeWithDate(day: string): WrittenAgreement & { data: PlaceholderValues } {
    const data = valuesOn(day);
    return { data, ...writeAgreement(parts, data, services) };
  }
}

/** Inserts the next version with the text of the current one. */
export async function copyVersion(context: WritingContext, current: VersionRow): Promise<VersionRow> {
  const { db, actor, platform } = context;
  const version = await insertVersion(db, {
    ...{ ...current, id: newId(), number: current.number + 1, id_user: actor.id },
    createdDate: platform.clock.now().toISOString(),
  });
  await recordVersion(context, version, current, 'pedido');
  return version;
}

function hasSameText({ sha256 }: VersionRow, { html }: WrittenAgreement): boolean {
  return sha256 === hashText(html);
}

/** Returns the SHA-256 that identifies a text. */
export function hashText(html: string): string {
  return createHash('sha256').update(html).digest('hex');
}
