import type { Attachment } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import type { AttachmentRow } from './attachments.repository.ts';

export const attachmentLinkPurpose = 'attachment';

/**
 * Builds the response for a viewer who may see the row. The link in it needs no further authorization, so it must
 * not reach any other user.
 */
export function toAttachmentResponse(
  row: AttachmentRow,
  { platform, actor }: Pick<Context<UserActor, OwnTransactions>, 'platform' | 'actor'>,
): Attachment {
  const { id, id_tenant, anexo: file } = row;
  const viewer = { who: 'staff' as const, id: actor.id };
  return { ...row, anexo: platform.links.make({ purpose: attachmentLinkPurpose, id_tenant, id, file, viewer }) };
}
