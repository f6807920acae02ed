import { attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { mount } from '../../../http/mount.ts';
import { deleteAttachment } from './use-cases/delete-attachment.ts';
import { listPlaceAttachments } from './use-cases/list-place-attachments.ts';
import { uploadAttachment } from './use-cases/upload-attachment.ts';

export const attachmentsRoutes = mount(attachmentsApi, {
  upload: uploadAttachment,
  list: listPlaceAttachments,
  remove: deleteAttachment,
});
