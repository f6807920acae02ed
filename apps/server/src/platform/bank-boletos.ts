import type { Day } from '@restitui/brazil/day.ts';
import type { BoletoBank } from '@restitui/domain/boletos/boleto-charge.ts';
import type { NewBoleto } from '@restitui/domain/boletos/boleto-form.ts';
import type { BoletoSituacao, OrigemRecebimento } from '@restitui/domain/boletos/boleto-situacao.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';

/** With what a tenant is let in at its bank. */
export interface BankCredentials {
  client_id: string;
  cliente_secret: string;
  x_conta_corrente: string;
  /** PEM texts. */
  chaveKey: string;
  certificado: string;
}

/** Whose account the money comes to. */
export interface BankAccount {
  id_tenant: TenantId;
  nome: string;
  cidade: string;
  /** Null where the tenant has not registered all of them. */
  credentials: BankCredentials | null;
}

/** A charge to be made. */
export type ChargeOrder = Omit<NewBoleto, 'id_client'> & { dataEmissao: Day };

/** A charge as the bank has it. */
export interface BankCharge {
  codigoSolicitacao: string;
  seuNumero: string;
  situacao: BoletoSituacao;
  /** Since when, as the bank writes it: a day or an instant. */
  dataSituacao: string | null;
  valorRecebido: number | null;
  origemRecebimento: OrigemRecebimento | null;
  nossoNumero: string | null;
  codigoBarras: string | null;
  linhaDigitavel: string | null;
  txid: string | null;
  pixCopiaECola: string | null;
}

/** Charges by due date, both days included; or the one of a number. */
export interface ChargeFilter {
  de: Day;
  ate: Day;
  seuNumero?: string;
}

/**
 * A bank that makes boletos.
 * All calls throw `BankRefusal` when the bank says no, and `OutsideFailure` when it gives no usable answer.
 */
export interface BankBoletos {
  banco: BoletoBank;
  needsCredentials: boolean;
  /** Whether the bank lets the account in. */
  check: (account: BankAccount) => Promise<void>;
  /** The bank's code of the charge, which it goes on making: the numbers are there a little later. */
  issue: (account: BankAccount, order: ChargeOrder) => Promise<string>;
  find: (account: BankAccount, codigoSolicitacao: string) => Promise<BankCharge>;
  list: (account: BankAccount, filter: ChargeFilter) => Promise<BankCharge[]>;
  /** The bank's own paper; null where it has none. */
  pdf: (account: BankAccount, codigoSolicitacao: string) => Promise<Buffer | null>;
  cancel: (account: BankAccount, codigoSolicitacao: string, motivo: string) => Promise<void>;
  /** Tells the bank where to tell of payments. */
  registerNotices: (account: BankAccount, url: string) => Promise<void>;
  /** Only where a boleto is worth nothing. */
  pay?: (account: BankAccount, codigoSolicitacao: string, origem: OrigemRecebimento) => Promise<void>;
  /** Likewise: the payment goes back to who paid, and the charge ends. */
  giveBack?: (account: BankAccount, codigoSolicitacao: string) => Promise<void>;
}

/** `denied`: the credentials; `busy`: too many questions; `unknown`: no such charge; else what was asked. */
export type RefusalKind = 'refused' | 'denied' | 'busy' | 'unknown';

/** The bank says no. Its message is the bank's own words, without anything that was sent. */
export class BankRefusal extends Error {
  readonly kind: RefusalKind;
  /** By field of the order. */
  readonly issues: Issue[];

  constructor(kind: RefusalKind, message: string, issues: Issue[] = []) {
    super(message);
    this.kind = kind;
    this.issues = issues;
  }
}
