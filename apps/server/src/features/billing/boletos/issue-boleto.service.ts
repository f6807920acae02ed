import { dayInBrazil } from '@restitui/brazil/day.ts';
import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { isDueInTime, type NewBoleto, withDefaultRates } from '@restitui/domain/billing/boletos/boleto-form.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import { newId } from '../../../kernel/new-id.ts';
import { BankRefusal } from '../../../platform/bank-boletos.ts';
import { ExternalServiceError } from '../../../platform/get-json.ts';
import { refuseSampleClient } from '../../crm/clients/client.gate.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { removeCharges } from '../fees/fees.repository.ts';
import { type BankContext, requireBankAccount } from './bank-context.service.ts';
import { toAppError } from './bank-errors.service.ts';
import { insertBoletoEvent } from './boleto-events.repository.ts';
import {
  type BoletoRow,
  hasNumber,
  insertBoleto,
  removeBoleto,
  unlinkReplacement,
  updateBoleto,
} from './boletos.repository.ts';
import { startReplacement } from './start-replacement.service.ts';

type Refused = [error: ErrorDefinition, path: keyof NewBoleto];

/** Throws an AppError with all issues; the first one determines its code. */
function refuse(refused: Refused[]): void {
  const [first] = refused;
  if (!first) return;
  throw new AppError(first[0], { issues: refused.map(([{ message }, path]) => ({ path, message })) });
}

const dueInPast: Refused = [boletoErrors.boleto_due_past, 'dataVencimento'];
const numberTaken: Refused = [boletoErrors.boleto_number_taken, 'seuNumero'];

interface IssueOptions {
  /** The boleto that the new one replaces. */
  replaced?: BoletoRow;
  /** Work in the transaction that stores the row; what it throws refuses the boleto before the bank is called. */
  onStored?: (db: Db, row: BoletoRow) => Promise<void>;
}

/**
 * Issues a boleto at the tenant's bank. Its row is stored before the call: if the answer is lost, a job finds the
 * charge by its `seuNumero`; until then the boleto is in process.
 */
export async function issueBoleto(
  context: BankContext,
  wanted: NewBoleto,
  { replaced, onStored }: IssueOptions = {},
): Promise<BoletoRow> {
  const { platform, tenant, inTenant } = context;
  if (wanted.id_client !== null) refuseSampleClient(wanted.id_client);
  const dataEmissao = dayInBrazil(platform.clock.now());
  const isTaken = await inTenant(tenant, (db) => hasNumber(db, tenant, wanted.seuNumero));
  refuse([...(isDueInTime(wanted, dataEmissao) ? [] : [dueInPast]), ...(isTaken ? [numberTaken] : [])]);
  const account = await requireBankAccount(context);
  const { id_client, ...order } = { ...withDefaultRates(wanted), dataEmissao };

  const row = await inTenant(tenant, async (db) => {
    if (id_client !== null) required(await findClient(db, tenant, id_client), boletoErrors.boleto_client_unknown);
    const inserted = await insertBoleto(db, {
      ...order,
      valorNominal: roundedCents(order.valorNominal),
      id: newId(),
      id_tenant: tenant,
      id_client,
      banco: platform.boletos.banco,
      ...{ nomeBeneficiario: account.nome, cpfCnpjBeneficiario: account.cpfCnpj, id_user: context.actor?.id ?? null },
      ...{ situacao: 'EM_PROCESSAMENTO', status: 'COBRANCA' },
      ...{ dataSituacao: platform.clock.now().toISOString(), createdDate: platform.clock.now().toISOString() },
    });
    if (!inserted) refuse([numberTaken]);
    const row = required(inserted, boletoErrors.boleto_number_taken);
    await onStored?.(db, row);
    return replaced ? startReplacement({ ...context, db }, replaced, row) : row;
  });

  const codigoSolicitacao = await issueAtBank(context, row, () => platform.boletos.issue(account, order));
  return inTenant(tenant, async (db) => {
    await platform.jobs.enqueue(db, 'boleto-check', { id: row.id, id_tenant: tenant });
    await recordIssued({ ...context, db }, row);
    return codigoSolicitacao === undefined
      ? row
      : required(await updateBoleto(db, tenant, row.id, { codigoSolicitacao }), boletoErrors.boleto_not_found);
  });
}

async function recordIssued(context: BankContext & { db: Db }, row: BoletoRow): Promise<void> {
  const { db, tenant, actor } = context;
  const { id, id_client, situacao, seuNumero, nome, valorNominal, dataVencimento } = row;
  const what = { situacao, origem: 'PESSOA', nome_user: actor?.name ?? null, date: row.createdDate } as const;
  await insertBoletoEvent(db, { ...what, id: newId(), id_tenant: tenant, id_boleto: id, evento: 'EMITIDO' });
  if (!actor) return;
  const about = { entity: 'BOLETO', id, id_client } as const;
  await recordChanges(
    { ...context, actor },
    about,
    {},
    { seuNumero, nome, valorNominal: reaisOf(valorNominal), dataVencimento },
  );
}

/** Returns undefined when it is unknown whether the bank issued the boleto. */
async function issueAtBank(
  { tenant, inTenant }: BankContext,
  { id }: BoletoRow,
  issue: () => Promise<string>,
): Promise<string | undefined> {
  try {
    return await issue();
  } catch (error) {
    if (error instanceof ExternalServiceError) return undefined;
    if (error instanceof BankRefusal) {
      await inTenant(tenant, async (db) => {
        await unlinkReplacement(db, tenant, id);
        await removeCharges(db, tenant, id);
        await removeBoleto(db, tenant, id);
      });
    }
    throw toAppError(error);
  }
}
