import type { fundsApi } from '@restitui/domain/funds/funds.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../assessments/visible-assessment.ts';
import { findFunds } from '../funds.repository.ts';
import { fundsOnWire } from '../funds-on-wire.ts';

export async function readFunds(context: Context, { params: { id_apuracao } }: Input<typeof fundsApi.read>) {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  return { data: fundsOnWire(assessment.id, await findFunds(context.db, context.tenant, assessment.id)) };
}
