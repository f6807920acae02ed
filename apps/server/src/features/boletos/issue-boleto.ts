import { dayInBrazil } from '@restitui/brazil/day.ts';
import { isDueInTime, type NewBoleto, withSettledRates } from '@restitui/domain/boletos/boleto-form.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { AppError, required } from '../../kernel/app-error.ts';
import { newId } from '../../kernel/new-id.ts';
import { BankRefusal } from '../../platform/bank-boletos.ts';
import { OutsideFailure } from '../../platform/get-json.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { findClient } from '../clients/clients.repository.ts';
import { refusalOf } from './bank-answers.ts';
import { accountOf, type BankSession } from './bank-session.ts';
import { beginReplacement } from './begin-replacement.ts';
import { insertBoletoEvent } from './boleto-events.repository.ts';
import {
  type BoletoRow,
  endReplacementBy,
  hasNumber,
  insertBoleto,
  removeBoleto,
  updateBoleto,
} from './boletos.repository.ts';

type Refused = [error: ErrorDefinition, path: keyof NewBoleto];

/** All that is wrong at once; the first of it names the refusal. */
function refuse(refused: Refused[]): void {
  const [first] = refused;
  if (!first) return;
  throw new AppError(first[0], { issues: refused.map(([{ message }, path]) => ({ path, message })) });
}

const numberTaken: Refused = [boletoErrors.boleto_number_taken, 'seuNumero'];

/**
 * Makes a boleto at the tenant's bank. Its row stands before the bank is asked: where the answer is lost, the charge is
 * found again by its `seuNumero`, and meanwhile the boleto is in process.
 */
export async function issueBoleto(session: BankSession, wanted: NewBoleto, replaced?: BoletoRow): Promise<BoletoRow> {
  const { platform, tenant, inTenant } = session;
  const dataEmissao = dayInBrazil(platform.clock.now());
  const isTaken = await inTenant(tenant, (db) => hasNumber(db, tenant, wanted.seuNumero));
  refuse([
    ...(isDueInTime(wanted, dataEmissao) ? [] : [[boletoErrors.boleto_due_past, 'dataVencimento'] as Refused]),
    ...(isTaken ? [numberTaken] : []),
  ]);
  const account = await accountOf(session);
  const { id_client, ...order } = { ...withSettledRates(wanted), dataEmissao };

  const row = await inTenant(tenant, async (db) => {
    if (id_client !== null) required(await findClient(db, tenant, id_client), boletoErrors.boleto_client_unknown);
    const inserted = await insertBoleto(db, {
      ...order,
      id: newId(),
      id_tenant: tenant,
      id_client,
      banco: platform.boletos.banco,
      ...{ nomeBeneficiario: account.nome, cpfCnpjBeneficiario: account.cpfCnpj, id_user: session.actor?.id ?? null },
      ...{ situacao: 'EM_PROCESSAMENTO', status: 'COBRANCA' },
      ...{ dataSituacao: platform.clock.now().toISOString(), createdDate: platform.clock.now().toISOString() },
    });
    if (!inserted) refuse([numberTaken]);
    const row = required(inserted, boletoErrors.boleto_number_taken);
    return replaced ? beginReplacement({ ...session, db }, replaced, row) : row;
  });

  const codigoSolicitacao = await askToIssue(session, row, () => platform.boletos.issue(account, order));
  return inTenant(tenant, async (db) => {
    await platform.jobs.enqueue(db, 'boleto-check', { id: row.id, id_tenant: tenant });
    await recordIssued({ ...session, db }, row);
    return codigoSolicitacao === undefined
      ? row
      : required(await updateBoleto(db, tenant, row.id, { codigoSolicitacao }), boletoErrors.boleto_not_found);
  });
}

async function recordIssued(context: BankSession & { db: Db }, row: BoletoRow): Promise<void> {
  const { db, tenant, actor } = context;
  const { id, id_client, situacao, seuNumero, nome, valorNominal, dataVencimento } = row;
  const what = { situacao, origem: 'PESSOA', nome_user: actor?.name ?? null, date: row.createdDate } as const;
  await insertBoletoEvent(db, { ...what, id: newId(), id_tenant: tenant, id_boleto: id, evento: 'EMITIDO' });
  if (!actor) return;
  const about = { entity: 'BOLETO', id, id_client } as const;
  await recordChanges({ ...context, actor }, about, {}, { seuNumero, nome, valorNominal, dataVencimento });
}

/** Undefined when nobody knows whether the bank made it. */
async function askToIssue(
  { tenant, inTenant }: BankSession,
  { id }: BoletoRow,
  issue: () => Promise<string>,
): Promise<string | undefined> {
  try {
    return await issue();
  } catch (error) {
    if (error instanceof OutsideFailure) return undefined;
    if (error instanceof BankRefusal) {
      await inTenant(tenant, async (db) => {
        await endReplacementBy(db, tenant, id);
        await removeBoleto(db, tenant, id);
      });
    }
    throw refusalOf(error);
  }
}
