import type { refundRequestsApi } from '@restitui/domain/refund-requests/refund-requests.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { listRefundPayments } from '../list-payments.ts';

export async function listRefundRequests(
  context: Context,
  { params: { id_apuracao } }: Input<typeof refundRequestsApi.list>,
) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  return { data: await listRefundPayments(context, assessment) };
}
