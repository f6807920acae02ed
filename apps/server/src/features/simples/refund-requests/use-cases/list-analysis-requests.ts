import { dayInBrazil } from '@restitui/brazil/day.ts';
import type {
  AnalysisRequest,
  analysisRequestsApi,
} from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readCurrentRates } from '../../../recovery/credits/current-rates.service.ts';
import { listAnalysisRequests as listRequests } from '../../../recovery/file-analyses/analysis-requests.service.ts';
import { requireFileAnalysis } from '../../../recovery/file-analyses/file-analysis.gate.ts';

/** Lists what can be requested by month and thesis, with the state of each request. */
export async function listAnalysisRequests(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao } }: Input<typeof analysisRequestsApi.list>,
): Promise<{ data: AnalysisRequest[] }> {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const transaction = { ...context, db };
    const { assessment } = await requireFileAnalysis(transaction, id_apuracao);
    const day = { ...rates, today: dayInBrazil(platform.clock.now()) };
    return { data: await listRequests(transaction, assessment, day) };
  });
}
