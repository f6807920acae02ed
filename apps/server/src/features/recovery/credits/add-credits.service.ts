import type { Day } from '@restitui/brazil/day.ts';
import { sumOfReais } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { yearAndMonth } from '@restitui/domain/recovery/credits/credit-month.ts';
import type { CreditEdit } from '@restitui/domain/recovery/credits/credits.api.ts';
import { creditErrors as errors } from '@restitui/domain/recovery/credits/credits.errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { refuseSampleClient } from '../../crm/clients/client.gate.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { ensureResumeValue } from '../assessments/assessments.repository.ts';
import { toStoredCredit } from './credit.wire.ts';
import { type CreditRow, insertCredit } from './credits.repository.ts';

type Place = Pick<Assessment, 'id' | 'id_client' | 'id_product'>;

/** Entered fields of a new credit, with the name of its payment where it comes from one. */
type AddedCredit = Partial<CreditEdit> & { pagamento?: string | undefined };

/** Adds credits at the client's commission, each with its entry in the change history; amounts are in reais. */
export async function addCredits(
  context: Context,
  { id: id_apuracao, id_client, id_product }: Place,
  edits: readonly AddedCredit[],
): Promise<CreditRow[]> {
  const { db, tenant, platform } = context;
  refuseSampleClient(id_client);
  const place = { id_client, id_product, id_apuracao };
  const comissao_porcentagem = (await findClient(db, tenant, id_client))?.comissaoTenant ?? 0;
  const added: CreditRow[] = [];
  for (const { pagamento, ...edit } of edits) {
    const inserted = await insertCredit(db, {
      ...{ ...place, ...toStoredCredit(edit), pagamento, comissao_porcentagem, id: newId(), id_tenant: tenant },
      createdDate: platform.clock.now().toISOString(),
    });
    const row = required(inserted, errors.credit_not_found);
    const record = { entity: 'CREDITO', id: row.id, ...place } as const;
    await recordChanges(context, record, {}, { ...edit, comissao_porcentagem });
    added.push(row);
  }
  await ensureResumeValue(db, tenant, id_apuracao, 'CREDITO');
  return added;
}

export interface FoundCredit {
  /** `MM/AAAA`. */
  competencia: string;
  pagoEm: Day;
  /** Name of the payment within its month, where the credit comes from a request. */
  pagamento?: string;
  /** Reais. */
  valor: number;
}

/** Adds credits that an analysis has found; returns their number and sum in reais. */
export async function addFoundCredits(
  context: Context,
  place: Place,
  found: readonly FoundCredit[],
): Promise<{ linhas: number; valor: number }> {
  const edits = found.map(({ competencia, pagoEm, pagamento, valor }) => ({
    ...yearAndMonth(competencia),
    ...{ pagoEm, pagamento, creditOrigin: valor },
  }));
  const added = await addCredits(context, place, edits);
  return { linhas: added.length, valor: sumOfReais(found.map(({ valor }) => valor)) };
}
