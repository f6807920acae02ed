import { dayInBrazil } from '@restitui/brazil/day.ts';
import { defaultClasses } from '@restitui/domain/recovery/file-analyses/analysis-class.ts';
import type { FileAnalysis, fileAnalysesApi } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { readCurrentRates } from '../../credits/current-rates.service.ts';
import { listChoices } from '../analysis-choices.repository.ts';
import { toMonthResponse } from '../analysis-month.wire.ts';
import { listRequests } from '../analysis-requests.repository.ts';
import { requestedDays } from '../analysis-requests.service.ts';
import { findLatestRun, findReadyRun, readProgress } from '../file-analyses.repository.ts';
import { requireFileAnalysis } from '../file-analysis.gate.ts';
import { listMonths } from '../file-analysis-months.repository.ts';
import { findRepeatableRun } from '../rerun-file-analysis.service.ts';

/** Returns the current result, with Selic and limitation of today, and the state of the latest run. */
export async function readFileAnalysis(
  context: Context<UserActor, OwnTransactions>,
  { params: { id_apuracao } }: Input<typeof fileAnalysesApi.read>,
): Promise<{ data: FileAnalysis }> {
  const { tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  const today = dayInBrazil(platform.clock.now());

  return inTenant(tenant, async (db) => {
    const transaction = { ...context, db };
    const { assessment, product, servico } = await requireFileAnalysis(transaction, id_apuracao);
    const latest = await findLatestRun(db, tenant, id_apuracao);
    const ready = latest?.state === 'pronta' ? latest : await findReadyRun(db, tenant, id_apuracao);
    const months = ready ? await listMonths(db, tenant, ready.id) : [];
    const choices = await listChoices(db, tenant, id_apuracao);
    const values = choices.map(({ valor }) => valor);
    const day = { ...rates, today, requested: requestedDays(await listRequests(db, tenant, id_apuracao)) };
    return {
      data: {
        id_apuracao,
        servico,
        state: latest?.state ?? null,
        progress: latest ? await readProgress(db, latest) : null,
        erro: latest?.erro ?? null,
        reprocessavel: (await findRepeatableRun(transaction, id_apuracao)) !== undefined,
        envio: (latest?.envio ?? []).map(({ nome, bytes }) => ({ nome, bytes })),
        enviado_em: latest?.enviadoEm ?? null,
        razao_social: ready?.razao_social || product.empresa,
        cnpj: assessment.id_client,
        calculada_em: ready?.finishedDate ?? null,
        regras: ready?.regras ?? null,
        classes: values.find((valor) => valor.tipo === 'classes')?.classes ?? defaultClasses,
        mes_restituicao: rates.month,
        meses: months.map(({ periodo, row }) => toMonthResponse(periodo, row, day)),
        rubricas: ready?.rubricas ?? [],
        arquivos: ready?.arquivos ?? [],
        alertas: ready?.alertas ?? [],
        escolhas: choices.map(({ chave, valor, motivo, nome, at }) => ({ chave, valor, motivo, autor: nome, em: at })),
      },
    };
  });
}
