import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { mount } from '../../../http/mount.ts';
import { attachAgreementPdf } from './use-cases/attach-agreement-pdf.ts';
import { closeAgreement } from './use-cases/close-agreement.ts';
import { downloadAgreementPdf } from './use-cases/download-agreement-pdf.ts';
import { listAgreementsOfClient } from './use-cases/list-agreements-of-client.ts';
import { updateAgreementText } from './use-cases/update-agreement-text.ts';

export const clientAgreementsRoutes = mount(clientAgreementsApi, {
  ofClient: listAgreementsOfClient,
  update: updateAgreementText,
  attachPdf: attachAgreementPdf,
  close: closeAgreement,
  pdf: downloadAgreementPdf,
});
