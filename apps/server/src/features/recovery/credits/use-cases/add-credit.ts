import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import type { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import { creditErrors as errors } from '@restitui/domain/recovery/credits/credits.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { requireOpenAssessment } from '../../assessments/open-assessment.gate.ts';
import { addCredits } from '../add-credits.service.ts';
import { toCreditResponse } from '../credit.wire.ts';
import { readCurrentRates } from '../current-rates.service.ts';

/** Adds a row without a tax month, at the client's commission, to be completed later (client-work C-45). */
export async function addCredit(
  context: Context<UserActor, OwnTransactions>,
  { body: { id_client, id_product, id_apuracao } }: Input<typeof creditsApi.add>,
) {
  const { actor, tenant, platform, inTenant } = context;
  const rates = await readCurrentRates(platform);
  return inTenant(tenant, async (db) => {
    const transaction: Context = { ...context, db };
    const { assessment, product } = await requireOpenAssessment(transaction, id_apuracao, {
      allowed: canEditCredits(actor),
      refusal: errors.credit_edit_denied,
    });
    if (product.id !== id_product || product.id_client !== id_client) {
      throw new AppError(errors.assessment_of_other_product);
    }

    const [added] = await addCredits(transaction, assessment, [{}]);
    return { data: toCreditResponse(required(added, errors.credit_not_found), rates) };
  });
}
