import { minutasApi } from '@restitui/domain/agreements/minutas.api.ts';
import { mount } from '../../http/mount.ts';
import { attachAgreementPdf } from './use-cases/attach-agreement-pdf.ts';
import { closeAgreement } from './use-cases/close-agreement.ts';
import { downloadAgreementPdf } from './use-cases/download-agreement-pdf.ts';
import { listClientMinutas } from './use-cases/list-client-minutas.ts';
import { updateAgreementText } from './use-cases/update-agreement-text.ts';

export const minutasRoutes = mount(minutasApi, {
  ofClient: listClientMinutas,
  update: updateAgreementText,
  attachPdf: attachAgreementPdf,
  close: closeAgreement,
  pdf: downloadAgreementPdf,
});
