import type { Attachment } from '@restitui/domain/attachments/attachments.api.ts';
import type { StaffSession } from '../../kernel/context.ts';
import type { AttachmentRow } from './attachments.repository.ts';
import { attachmentLinks } from './open-attachment.ts';

/** For who may see the row, and only as the answer to them: its link opens by itself. */
export function attachmentOnWire(
  row: AttachmentRow,
  { platform, actor }: Pick<StaffSession, 'platform' | 'actor'>,
): Attachment {
  const { id, id_tenant, anexo: file } = row;
  const viewer = { who: 'staff' as const, id: actor.id };
  return { ...row, anexo: platform.links.make({ purpose: attachmentLinks, id_tenant, id, file, viewer }) };
}
