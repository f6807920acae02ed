import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import { AppError, required } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { type OpenedAccount, openBankAccount } from '../bank-registrations/bank-account.ts';
import { type BoletoRow, findBoleto } from './boletos.repository.ts';

/** Somebody, or the product itself, who works with the bank between transactions. */
export type BankSession = Pick<StaffSession, 'platform' | 'tenant' | 'inTenant'> & { actor?: Actor };

/** The tenant's account at the bank that this installation works with. */
export async function accountOf({ platform, tenant, inTenant }: BankSession): Promise<OpenedAccount> {
  const account = await inTenant(tenant, (db) => openBankAccount(db, platform, tenant));
  if (platform.boletos.needsCredentials && !account.credentials) throw new AppError(boletoErrors.boleto_bank_missing);
  return account;
}

export async function requireBoleto({ tenant, inTenant }: BankSession, id: string): Promise<BoletoRow> {
  return required(await inTenant(tenant, (db) => findBoleto(db, tenant, id)), boletoErrors.boleto_not_found);
}

/** With what the bank is asked about a boleto that it knows. */
export interface BankedBoleto {
  id: string;
  codigo: string;
  account: OpenedAccount;
  /** How it stood before the question. */
  seen: Pick<BoletoRow, 'situacao' | 'dataSituacao'>;
}

export async function bankedAt(session: BankSession, boleto: BoletoRow): Promise<BankedBoleto> {
  const { id, banco, codigoSolicitacao } = boleto;
  if (banco !== session.platform.boletos.banco) throw new AppError(boletoErrors.boleto_of_other_bank);
  const codigo = required(codigoSolicitacao, boletoErrors.boleto_processing);
  return { id, codigo, account: await accountOf(session), seen: boleto };
}
