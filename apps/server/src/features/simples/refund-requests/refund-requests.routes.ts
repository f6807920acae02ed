import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { mount } from '../../../http/mount.ts';
import { creditRefundRequests } from './use-cases/credit-refund-requests.ts';
import { listRefundRequests } from './use-cases/list-refund-requests.ts';
import { readDecisionEffect } from './use-cases/read-decision-effect.ts';
import { saveRefundRequest } from './use-cases/save-refund-request.ts';
import { saveRefundStep } from './use-cases/save-refund-step.ts';
import { saveRefundSteps } from './use-cases/save-refund-steps.ts';

export const refundRequestsRoutes = mount(refundRequestsApi, {
  list: listRefundRequests,
  save: saveRefundRequest,
  saveStep: saveRefundStep,
  effect: readDecisionEffect,
  saveSteps: saveRefundSteps,
  credit: creditRefundRequests,
});
