import type { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { listRefundPayments } from '../refund-payments.service.ts';

export async function listRefundRequests(
  context: Context,
  { params: { id_apuracao } }: Input<typeof refundRequestsApi.list>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  return { data: await listRefundPayments(context, assessment) };
}
