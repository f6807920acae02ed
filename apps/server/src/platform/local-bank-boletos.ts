import { randomInt, randomUUID } from 'node:crypto';
import { dueFactorOf, payableUntil } from '@restitui/brazil/boleto-factor.ts';
import { barcodeOf, boletoLineOf } from '@restitui/brazil/boleto-number.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import { pixCodeOf } from '@restitui/brazil/pix-code.ts';
import type { BoletoSituacao, OrigemRecebimento } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { type BankAccount, type BankBoletos, type BankCharge, BankRefusal, type ChargeOrder } from './bank-boletos.ts';
import type { Clock } from './clock.ts';

/** A charge of the local bank; its state is computed from the current day. */
export interface LocalCharge {
  codigoSolicitacao: string;
  order: ChargeOrder;
  beneficiario: Pick<BankAccount, 'nome' | 'cidade'>;
  nossoNumero: string;
  issuedAt: string;
  cancelledAt: string | null;
  /** Time until which the charge is reported as being processed. */
  processingUntil?: string;
  paid: { at: string; origem: OrigemRecebimento } | null;
  /** Time of the refund; absent in charges stored before refunds existed. */
  givenBackAt?: string;
}

/** Storage of the local bank's charges. */
export interface LocalCharges {
  add: (id_tenant: TenantId, charge: LocalCharge) => Promise<void>;
  find: (id_tenant: TenantId, codigoSolicitacao: string) => Promise<LocalCharge | undefined>;
  list: (id_tenant: TenantId) => Promise<LocalCharge[]>;
  /** Changes a charge under a lock; undefined where there is none. */
  change: (
    id_tenant: TenantId,
    codigoSolicitacao: string,
    change: (charge: LocalCharge) => LocalCharge,
  ) => Promise<LocalCharge | undefined>;
}

const processingMilliseconds = 1000;
/** A Pix key in a reserved domain, so that no bank finds an account for it. */
const keyOfNobody = 'sem-valor@restitui.invalid';

/**
 * Simulates a bank where none is configured: charges have valid FEBRABAN numbers and no value, their states
 * follow the date, and they can be paid on request.
 */
export function localBankBoletos(charges: LocalCharges, clock: Clock): Required<BankBoletos> {
  const now = () => clock.now().toISOString();

  async function changed(id_tenant: TenantId, codigo: string, change: (charge: LocalCharge) => LocalCharge) {
    const found = await charges.change(id_tenant, codigo, (charge) => {
      requireOpen(charge, clock.now());
      return change(charge);
    });
    if (!found) throw unknown();
  }

  return {
    banco: 'LOCAL',
    needsCredentials: false,
    check: async () => {},
    async issue({ id_tenant, nome, cidade }, order) {
      const codigoSolicitacao = randomUUID();
      const nossoNumero = `9${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
      const beneficiario = { nome, cidade };
      const standing = { issuedAt: now(), cancelledAt: null, paid: null };
      await charges.add(id_tenant, { codigoSolicitacao, order, beneficiario, nossoNumero, ...standing });
      return codigoSolicitacao;
    },
    async find({ id_tenant }, codigo) {
      const charge = await charges.find(id_tenant, codigo);
      if (!charge) throw unknown();
      return chargeOn(charge, clock.now());
    },
    async list({ id_tenant }, { de, ate, seuNumero }) {
      const all = await charges.list(id_tenant);
      return all
        .filter(({ order }) => order.dataVencimento >= de && order.dataVencimento <= ate)
        .filter(({ order }) => seuNumero === undefined || order.seuNumero === seuNumero)
        .map((charge) => chargeOn(charge, clock.now()));
    },
    async pdf({ id_tenant }, codigo) {
      if (!(await charges.find(id_tenant, codigo))) throw unknown();
      return null;
    },
    cancel: ({ id_tenant }, codigo) => changed(id_tenant, codigo, (charge) => ({ ...charge, cancelledAt: now() })),
    pay: ({ id_tenant }, codigo, origem) =>
      changed(id_tenant, codigo, (charge) => ({ ...charge, paid: { at: now(), origem } })),
    async giveBack({ id_tenant }, codigo) {
      const found = await charges.change(id_tenant, codigo, (charge) => {
        if (standingOf(charge, clock.now()).situacao === 'RECEBIDO') return { ...charge, givenBackAt: now() };
        throw new BankRefusal('refused', 'A cobrança não está paga.');
      });
      if (!found) throw unknown();
    },
    registerNotices: async () => {},
  };
}

const unknown = () => new BankRefusal('unknown', 'Cobrança não encontrada.');

function requireOpen(charge: LocalCharge, now: Date) {
  const { situacao } = standingOf(charge, now);
  if (situacao === 'A_RECEBER' || situacao === 'ATRASADO') return;
  throw new BankRefusal('refused', 'A cobrança não está em aberto.');
}

function standingOf(charge: LocalCharge, now: Date): { situacao: BoletoSituacao; dataSituacao: string } {
  const { order, issuedAt, cancelledAt, paid, givenBackAt, processingUntil } = charge;
  const today = dayInBrazil(now);
  if (givenBackAt) return { situacao: 'CANCELADO', dataSituacao: givenBackAt };
  if (paid) return { situacao: 'RECEBIDO', dataSituacao: paid.at };
  if (cancelledAt) return { situacao: 'CANCELADO', dataSituacao: cancelledAt };
  const made = processingUntil ?? new Date(Date.parse(issuedAt) + processingMilliseconds).toISOString();
  if (now.toISOString() < made) {
    return { situacao: 'EM_PROCESSAMENTO', dataSituacao: issuedAt };
  }
  if (today > payableUntil(order.dataLimite)) return { situacao: 'EXPIRADO', dataSituacao: order.dataLimite };
  if (today > payableUntil(order.dataVencimento)) return { situacao: 'ATRASADO', dataSituacao: order.dataVencimento };
  return { situacao: 'A_RECEBER', dataSituacao: issuedAt };
}

const noNumbers = { nossoNumero: null, codigoBarras: null, linhaDigitavel: null, txid: null, pixCopiaECola: null };

function chargeOn(charge: LocalCharge, now: Date): BankCharge {
  const { codigoSolicitacao, order } = charge;
  const standing = standingOf(charge, now);
  const paid = standing.situacao === 'RECEBIDO' ? charge.paid : null;
  return {
    codigoSolicitacao,
    seuNumero: order.seuNumero,
    ...standing,
    valorRecebido: paid ? order.valorNominal : null,
    origemRecebimento: paid?.origem ?? null,
    ...(standing.situacao === 'EM_PROCESSAMENTO' ? noNumbers : numbersOf(charge)),
  };
}

/** Follows Banco Inter's layout of the free field: agency 0001, wallet 112, operation, nosso número. */
export function numbersOf(charge: Pick<LocalCharge, 'order' | 'beneficiario' | 'nossoNumero' | 'codigoSolicitacao'>) {
  const { order, beneficiario, nossoNumero, codigoSolicitacao } = charge;
  const cents = roundedCents(order.valorNominal);
  const factor = dueFactorOf(order.dataVencimento) ?? '0000';
  const codigoBarras = barcodeOf({ bank: '077', factor, cents, freeField: `00011121234567${nossoNumero}` });
  const txid = codigoSolicitacao.replaceAll('-', '').slice(0, 25);
  const receiver = { name: `SEM VALOR ${beneficiario.nome}`, city: beneficiario.cidade };
  return {
    nossoNumero,
    codigoBarras,
    linhaDigitavel: boletoLineOf(codigoBarras),
    txid,
    pixCopiaECola: pixCodeOf({ key: keyOfNobody, ...receiver, cents, txid }),
  };
}
