import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { type OpenedAccount, openBankAccount } from '../bank-registrations/bank-account.service.ts';
import { type BoletoRow, findBoleto } from './boletos.repository.ts';

/** Context of work with the bank between transactions; `actor` is missing in jobs. */
export type BankContext = Pick<Context<UserActor, OwnTransactions>, 'platform' | 'tenant' | 'inTenant'> & {
  actor?: Actor;
};

/**
 * Returns the tenant's account at the configured bank.
 * @throws AppError when it has no credentials and needs them
 */
export async function requireBankAccount({ platform, tenant, inTenant }: BankContext): Promise<OpenedAccount> {
  const account = await inTenant(tenant, (db) => openBankAccount(db, platform, tenant));
  if (platform.boletos.needsCredentials && !account.credentials) throw new AppError(boletoErrors.boleto_bank_missing);
  return account;
}

export async function requireBoleto({ tenant, inTenant }: BankContext, id: string): Promise<BoletoRow> {
  return required(await inTenant(tenant, (db) => findBoleto(db, tenant, id)), boletoErrors.boleto_not_found);
}

/** Arguments of calls to the bank about a boleto that it has issued. */
export interface BankedBoleto {
  id: string;
  codigo: string;
  account: OpenedAccount;
  /** State of the boleto before the call. */
  seen: Pick<BoletoRow, 'situacao' | 'dataSituacao'>;
}

export async function requireBankedBoleto(context: BankContext, boleto: BoletoRow): Promise<BankedBoleto> {
  const { id, banco, codigoSolicitacao } = boleto;
  if (banco !== context.platform.boletos.banco) throw new AppError(boletoErrors.boleto_of_other_bank);
  const codigo = required(codigoSolicitacao, boletoErrors.boleto_processing);
  return { id, codigo, account: await requireBankAccount(context), seen: boleto };
}
