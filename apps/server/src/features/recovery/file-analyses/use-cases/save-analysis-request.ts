import { dayInBrazil } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type {
  AnalysisRequest,
  analysisRequestsApi,
} from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { formatPeriod, sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { lockRequestsOfProduct } from '../../../simples/refund-requests/refund-requests.repository.ts';
import { editedRequest, isDuplicateRequest } from '../../../simples/refund-requests/request-state.rules.ts';
import { readCurrentRates } from '../../credits/current-rates.service.ts';
import { saveRequest } from '../analysis-requests.repository.ts';
import { listAnalysisRequests } from '../analysis-requests.service.ts';
import { requireFileAnalysis } from '../file-analysis.gate.ts';

/** Saves one request for one or several theses of a month; all are saved or none. */
export async function saveAnalysisRequest(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao, competencia }, body }: Input<typeof analysisRequestsApi.save>,
): Promise<{ data: AnalysisRequest[] }> {
  const { tenant, platform, inTenant, actor } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const transaction: Context<UserActor> = { ...context, db };
    const { assessment, product } = await requireFileAnalysis(transaction, id_apuracao);
    requireAccess(canSaveRefundRequests(actor), errors.refund_request_denied);
    await lockRequestsOfProduct(db, tenant, product.id);
    const now = platform.clock.now();
    const day = { ...rates, today: dayInBrazil(now) };
    const requests = (await listAnalysisRequests(transaction, assessment, day)).filter(
      (request) => request.competencia === competencia,
    );
    const by = { id_user: actor.id, nome: actor.name, at: now.toISOString() };
    const saved = new Map<string, AnalysisRequest>();
    for (const { tese, seen } of body.teses) {
      const before = required(
        requests.find((request) => request.tese === tese),
        errors.refund_payment_not_found,
      );
      if (seen !== undefined && seen !== before.version) throw new AppError(errors.refund_request_changed);
      if (isDuplicateRequest(before, body.situacao)) throw new AppError(errors.refund_asked_elsewhere);
      const after = { ...editedRequest(body, before, before.credito), tipo: body.tipo, version: before.version + 1 };
      const isSaved = await saveRequest(db, {
        ...{ id_tenant: tenant, id_apuracao, periodo: sortablePeriod(competencia), tese, tese_nome: before.nome },
        ...{ ...after, ...by },
        valor_pedido: after.valor_pedido === null ? null : roundedCents(after.valor_pedido),
      });
      if (!isSaved) throw new AppError(errors.refund_request_changed);
      const request = { ...before, ...after, alterado_por: actor.name };
      saved.set(tese, request);
      const record = {
        entity: 'ANALISE',
        id: id_apuracao,
        id_client: product.id_client,
        id_product: product.id,
      } as const;
      await recordChanges(transaction, record, historyFields(before), historyFields(request));
    }
    return { data: requests.map((request) => saved.get(request.tese) ?? request) };
  });
}

function historyFields({ competencia, nome, tipo, situacao, data, protocolo }: AnalysisRequest) {
  const of = `${formatPeriod(competencia)} (${nome})`;
  const kind = situacao === 'A_PEDIR' ? null : tipo;
  return {
    [`pedido_tipo ${of}`]: kind,
    [`pedido_situacao ${of}`]: situacao,
    [`pedido_data ${of}`]: data,
    [`pedido_protocolo ${of}`]: protocolo,
  };
}
