import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../../kernel/context.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireBankAccount } from '../bank-context.service.ts';
import { StillProcessing } from '../bank-errors.service.ts';
import { type BoletoRow, findBoleto } from '../boletos.repository.ts';
import { bookCharge } from '../book-charge.service.ts';
import { finishReplacement } from '../finish-replacement.service.ts';
import { syncWithBank } from '../sync-with-bank.service.ts';

export interface BoletoWorker {
  platform: Platform;
  inTenant: InTenant;
}

/** A charge that the bank has not started after this time was never issued. */
const issueTimeout = 15 * 60_000;

/**
 * Updates one boleto from the bank and continues its replacement.
 * @throws StillProcessing while the bank has not finished, so that the job is retried
 */
export async function checkBoleto(worker: BoletoWorker, data: JobData): Promise<void> {
  const { id, id_tenant } = data;
  const after = await updateFromBank(worker, data);
  if (!after) return;
  if (after.substituicao !== null) await finishReplacement({ ...worker, tenant: id_tenant }, id);
  if (after.situacao === 'EM_PROCESSAMENTO') throw new StillProcessing();
}

/** Updates one boleto from the bank; undefined when it belongs to another bank. */
export async function updateFromBank({ platform, inTenant }: BoletoWorker, { id, id_tenant: tenant }: JobData) {
  const boleto = await inTenant(tenant, (db) => findBoleto(db, tenant, id));
  if (!boleto || boleto.banco !== platform.boletos.banco) return undefined;
  const context = { platform, tenant, inTenant };
  const account = await requireBankAccount(context);
  const codigo = boleto.codigoSolicitacao;
  if (codigo === null) return reconcile(context, boleto, account);
  const { after } = await syncWithBank(context, { id, codigo, account, seen: boleto }, { origem: 'CONSULTA' });
  return after;
}

type Session = BoletoWorker & { tenant: TenantId };
type Account = Awaited<ReturnType<typeof requireBankAccount>>;

/** Finds the charge whose code was lost with the bank's answer. */
async function reconcile(
  { platform, tenant, inTenant }: Session,
  boleto: BoletoRow,
  account: Account,
): Promise<BoletoRow> {
  const { id, seuNumero } = boleto;
  const day = boleto.dataVencimento;
  const [charge] = await platform.boletos.list(account, { de: day, ate: day, seuNumero });
  const book = async (charge: Parameters<typeof bookCharge>[2]) =>
    (await inTenant(tenant, (db) => bookCharge({ db, tenant, platform }, id, charge, { origem: 'CONSULTA' }))).after;
  if (charge) return book(charge);
  // A date in the future was written before the clock was set back.
  const waited = Math.abs(platform.clock.now().getTime() - Date.parse(boleto.createdDate));
  if (waited < issueTimeout) throw new StillProcessing();
  return book({ situacao: 'FALHA_EMISSAO', dataSituacao: null });
}
