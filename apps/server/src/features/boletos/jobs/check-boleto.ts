import type { Day } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { JobData } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askAndBook } from '../ask-and-book.ts';
import { accountOf } from '../bank-session.ts';
import { type BoletoRow, findBoleto } from '../boletos.repository.ts';
import { bookCharge } from '../book-charge.ts';
import { finishReplacement } from '../finish-replacement.ts';
import { StillProcessing } from '../still-processing.ts';

export interface BoletoWorker {
  platform: Platform;
  inTenant: InTenant;
}

/** What the bank was asked for and has not begun after this long, it will not make. */
const patienceMilliseconds = 15 * 60_000;

/** Asks the bank about one boleto, and goes on with its replacement. Throws, to be tried again, while it is not done. */
export async function checkBoleto(worker: BoletoWorker, data: JobData): Promise<void> {
  const { id, id_tenant } = data;
  const after = await askAboutBoleto(worker, data);
  if (!after) return;
  if (after.substituicao !== null) await finishReplacement({ ...worker, tenant: id_tenant }, id);
  if (after.situacao === 'EM_PROCESSAMENTO') throw new StillProcessing();
}

/** Books what the bank says of one boleto; undefined where this bank does not know it. */
export async function askAboutBoleto({ platform, inTenant }: BoletoWorker, { id, id_tenant: tenant }: JobData) {
  const boleto = await inTenant(tenant, (db) => findBoleto(db, tenant, id));
  if (!boleto || boleto.banco !== platform.boletos.banco) return undefined;
  const session = { platform, tenant, inTenant };
  const account = await accountOf(session);
  const codigo = boleto.codigoSolicitacao;
  if (codigo === null) return reconcile(session, boleto, account);
  const { after } = await askAndBook(session, { id, codigo, account, seen: boleto }, { origem: 'CONSULTA' });
  return after;
}

type Session = BoletoWorker & { tenant: TenantId };
type Account = Awaited<ReturnType<typeof accountOf>>;

/** Finds the charge whose code was lost with the bank's answer. */
async function reconcile(
  { platform, tenant, inTenant }: Session,
  boleto: BoletoRow,
  account: Account,
): Promise<BoletoRow> {
  const { id, seuNumero } = boleto;
  const day = boleto.dataVencimento as Day;
  const [charge] = await platform.boletos.list(account, { de: day, ate: day, seuNumero });
  const book = async (charge: Parameters<typeof bookCharge>[2]) =>
    (await inTenant(tenant, (db) => bookCharge({ db, tenant, platform }, id, charge, { origem: 'CONSULTA' }))).after;
  if (charge) return book(charge);
  const waited = platform.clock.now().getTime() - Date.parse(boleto.createdDate);
  if (waited < patienceMilliseconds) throw new StillProcessing();
  return book({ situacao: 'FALHA_EMISSAO', dataSituacao: null });
}
