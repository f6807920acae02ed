import type { coverageApi } from '@restitui/domain/coverage/coverage.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { findReadyRun } from '../../simples-analysis/simples-runs.repository.ts';
import { confirmationOnWire } from '../confirmation-on-wire.ts';
import { findCoverage, listConfirmations } from '../coverage.repository.ts';

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
      confirmacoes: confirmed.map((one) => confirmationOnWire(one, months.get(one.competencia))),
    },
  };
}
