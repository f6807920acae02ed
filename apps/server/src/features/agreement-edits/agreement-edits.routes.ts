import { agreementEditsApi } from '@restitui/domain/agreement-edits/agreement-edits.api.ts';
import { mount } from '../../http/mount.ts';
import { applyAgreementEdit } from './use-cases/apply-agreement-edit.ts';
import { approveAgreementEdit } from './use-cases/approve-agreement-edit.ts';
import { listAgreementEdits } from './use-cases/list-agreement-edits.ts';
import { previewAgreementEdit } from './use-cases/preview-agreement-edit.ts';
import { rejectAgreementEdit } from './use-cases/reject-agreement-edit.ts';
import { requestAgreementEdit } from './use-cases/request-agreement-edit.ts';

export const agreementEditsRoutes = mount(agreementEditsApi, {
  request: requestAgreementEdit,
  history: listAgreementEdits,
  preview: previewAgreementEdit,
  apply: applyAgreementEdit,
  approve: approveAgreementEdit,
  reject: rejectAgreementEdit,
});
