import type { Day } from '@restitui/brazil/day.ts';
import { type Cents, integerCents, reaisOf } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { ensureResumeValue } from '../assessments/assessments.repository.ts';
import { insertCredit } from './credits.repository.ts';

export interface FoundCredit {
  /** `MM/AAAA`. */
  competencia: string;
  pagoEm: Day;
  valor: Cents;
}

/** Adds credits that an analysis has found, at the client's commission; returns their number and sum in reais. */
export async function addFoundCredits(
  context: Context,
  { id: id_apuracao, id_client, id_product }: Pick<Assessment, 'id' | 'id_client' | 'id_product'>,
  found: readonly FoundCredit[],
): Promise<{ linhas: number; valor: number }> {
  const { db, tenant, platform } = context;
  const commission = (await findClient(db, tenant, id_client))?.comissaoTenant ?? 0;
  await ensureResumeValue(db, tenant, id_apuracao, 'CREDITO');
  for (const { competencia, pagoEm, valor } of found) {
    const id = newId();
    const place = { id_client, id_product, id_apuracao };
    const [mesCompetencia, anoCompetencia] = competencia.split('/').map(Number);
    const figures = { anoCompetencia, mesCompetencia, pagoEm, creditOrigin: valor, comissao_porcentagem: commission };
    await insertCredit(db, {
      ...{ ...place, ...figures, id, id_tenant: tenant },
      createdDate: platform.clock.now().toISOString(),
    });
    await recordChanges(context, { entity: 'CREDITO', id, ...place }, {}, { ...figures, creditOrigin: reaisOf(valor) });
  }
  const total = integerCents(found.reduce((sum, { valor }) => sum + valor, 0));
  return { linhas: found.length, valor: reaisOf(total) };
}
