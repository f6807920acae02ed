import type { coverageApi } from '@restitui/domain/simples/coverage/coverage.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { findReadyRun } from '../../analysis/simples-runs.repository.ts';
import { findCoverage, listConfirmations } from '../coverage.repository.ts';
import { toConfirmationResponse } from '../coverage-confirmation.wire.ts';

export async function readCoverage(context: Context, { params: { id_apuracao } }: Input<typeof coverageApi.read>) {
  await requireVisibleAssessment(context, id_apuracao);
  const { db, tenant } = context;
  const run = await findReadyRun(db, tenant, id_apuracao);
  const cobertura = run && (await findCoverage(db, tenant, run.id));
  const months = new Map(cobertura?.meses.map((month) => [month.competencia, month]));
  const confirmed = await listConfirmations(db, tenant, id_apuracao);

  return {
    data: {
      cobertura: cobertura ?? null,
      confirmacoes: confirmed.map((one) => toConfirmationResponse(one, months.get(one.competencia))),
    },
  };
}
