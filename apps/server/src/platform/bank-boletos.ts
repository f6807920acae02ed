import type { Day } from '@restitui/brazil/day.ts';
import type { BoletoBank } from '@restitui/domain/billing/boletos/boleto-charge.ts';
import type { NewBoleto } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { BoletoSituacao, OrigemRecebimento } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';

/** Credentials of a tenant at its bank. */
export interface BankCredentials {
  client_id: string;
  cliente_secret: string;
  x_conta_corrente: string;
  /** PEM texts. */
  chaveKey: string;
  certificado: string;
}

/** The account that receives the money. */
export interface BankAccount {
  id_tenant: TenantId;
  nome: string;
  cidade: string;
  /** Null while the tenant's registration is incomplete. */
  credentials: BankCredentials | null;
}

/** A charge to create. */
export type ChargeOrder = Omit<NewBoleto, 'id_client'> & { dataEmissao: Day };

/** A charge in the bank's records. */
export interface BankCharge {
  codigoSolicitacao: string;
  seuNumero: string;
  situacao: BoletoSituacao;
  /** Date of the state, in the bank's format: a day or an instant. */
  dataSituacao: string | null;
  valorRecebido: number | null;
  origemRecebimento: OrigemRecebimento | null;
  nossoNumero: string | null;
  codigoBarras: string | null;
  linhaDigitavel: string | null;
  txid: string | null;
  pixCopiaECola: string | null;
}

/** Filters charges by due date, both days included, or by number. */
export interface ChargeFilter {
  de: Day;
  ate: Day;
  seuNumero?: string;
}

/**
 * A bank that issues boletos.
 * All calls throw `BankRefusal` when the bank refuses, and `ExternalServiceError` when it gives no usable
 * answer.
 */
export interface BankBoletos {
  banco: BoletoBank;
  needsCredentials: boolean;
  /** Checks the account's credentials. */
  check: (account: BankAccount) => Promise<void>;
  /** Returns the bank's id of the charge. The bank processes it asynchronously: its numbers are available later. */
  issue: (account: BankAccount, order: ChargeOrder) => Promise<string>;
  find: (account: BankAccount, codigoSolicitacao: string) => Promise<BankCharge>;
  list: (account: BankAccount, filter: ChargeFilter) => Promise<BankCharge[]>;
  /** Returns the bank's PDF; null where it offers none. */
  pdf: (account: BankAccount, codigoSolicitacao: string) => Promise<Buffer | null>;
  cancel: (account: BankAccount, codigoSolicitacao: string, motivo: string) => Promise<void>;
  /** Registers the URL that the bank reports payments to. */
  registerNotices: (account: BankAccount, url: string) => Promise<void>;
  /** Simulates a payment; only in banks whose boletos have no value. */
  pay?: (account: BankAccount, codigoSolicitacao: string, origem: OrigemRecebimento) => Promise<void>;
  /** Simulates the refund of a payment, which ends the charge; only in banks whose boletos have no value. */
  giveBack?: (account: BankAccount, codigoSolicitacao: string) => Promise<void>;
}

/** `denied`: invalid credentials; `busy`: rate limit; `unknown`: no such charge; `refused`: the request itself. */
export type RefusalKind = 'refused' | 'denied' | 'busy' | 'unknown';

/** A refusal by the bank. The message is the bank's own and contains nothing that was sent. */
export class BankRefusal extends Error {
  readonly kind: RefusalKind;
  /** Errors by field of the order. */
  readonly issues: Issue[];

  constructor(kind: RefusalKind, message: string, issues: Issue[] = []) {
    super(message);
    this.kind = kind;
    this.issues = issues;
  }
}
