import { dayInBrazil } from '@restitui/brazil/day.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type {
  analysisCorrectionsApi,
  MonthCorrection,
} from '@restitui/domain/recovery/file-analyses/analysis-corrections.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readCurrentRates } from '../../credits/current-rates.service.ts';
import { listChoices } from '../analysis-choices.repository.ts';
import { listCorrections } from '../analysis-corrections.service.ts';
import { listRequests } from '../analysis-requests.repository.ts';
import { requestedDays } from '../analysis-requests.service.ts';
import { findReadyRun } from '../file-analyses.repository.ts';
import { requireFileAnalysis } from '../file-analysis.gate.ts';

/** Lists what must be corrected in each month before its credit is claimed. */
export async function listAnalysisCorrections(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao } }: Input<typeof analysisCorrectionsApi.list>,
): Promise<{ data: MonthCorrection[] }> {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const transaction = { ...context, db };
    await requireFileAnalysis(transaction, id_apuracao);
    const run = await findReadyRun(db, tenant, id_apuracao);
    if (!run) return { data: [] };
    const choices = (await listChoices(db, tenant, id_apuracao)).map(({ valor }) => valor);
    const classes = choices.find((valor) => valor.tipo === 'classes')?.classes ?? defaultClasses;
    const requested = requestedDays(await listRequests(db, tenant, id_apuracao));
    const day = { ...rates, today: dayInBrazil(platform.clock.now()), requested };
    return { data: await listCorrections(transaction, run, classes, day) };
  });
}
