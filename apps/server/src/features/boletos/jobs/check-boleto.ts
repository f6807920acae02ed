import type { Day } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { JobData } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askAndBook } from '../ask-and-book.ts';
import { accountOf } from '../bank-session.ts';
import { type BoletoRow, findBoleto } from '../boletos.repository.ts';
import { bookCharge } from '../book-charge.ts';

export interface BoletoWorker {
  platform: Platform;
  inTenant: InTenant;
}

/** The bank is not done with a charge: it is asked again later. */
export class StillProcessing extends Error {
  constructor() {
    super('The bank is still making the charge');
  }
}

/** What the bank was asked for and has not begun after this long, it will not make. */
const patienceMilliseconds = 15 * 60_000;

/** Asks the bank about one boleto. Throws, to be tried again, while the bank is still making it. */
export async function checkBoleto({ platform, inTenant }: BoletoWorker, { id, id_tenant }: JobData): Promise<void> {
  const tenant = id_tenant as TenantId;
  const boleto = await inTenant(tenant, (db) => findBoleto(db, tenant, id));
  if (!boleto || boleto.banco !== platform.boletos.banco) return;
  const session = { platform, tenant, inTenant };
  const account = await accountOf(session);
  const codigo = boleto.codigoSolicitacao;
  if (codigo === null) return reconcile(session, boleto, account);
  const { after } = await askAndBook(session, { id, codigo, account }, { origem: 'CONSULTA' });
  if (after.situacao === 'EM_PROCESSAMENTO') throw new StillProcessing();
}

type Session = BoletoWorker & { tenant: TenantId };
type Account = Awaited<ReturnType<typeof accountOf>>;

/** Finds the charge whose code was lost with the bank's answer. */
async function reconcile({ platform, tenant, inTenant }: Session, boleto: BoletoRow, account: Account): Promise<void> {
  const { id, seuNumero } = boleto;
  const day = boleto.dataVencimento as Day;
  const [charge] = await platform.boletos.list(account, { de: day, ate: day, seuNumero });
  const book = (charge: Parameters<typeof bookCharge>[2]) =>
    inTenant(tenant, (db) => bookCharge({ db, tenant, platform }, id, charge, { origem: 'CONSULTA' }));
  if (charge) return void (await book(charge));
  const waited = platform.clock.now().getTime() - Date.parse(boleto.createdDate);
  if (waited < patienceMilliseconds) throw new StillProcessing();
  await book({ situacao: 'FALHA_EMISSAO', dataSituacao: null });
}
