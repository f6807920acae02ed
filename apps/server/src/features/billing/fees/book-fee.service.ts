import { type Cents, zeroCents } from '@restitui/brazil/money.ts';
import { feeShares } from '@restitui/domain/billing/fees/fee-shares.ts';
import { balancesOf, type LedgerReason, postingsBetween } from '@restitui/domain/billing/fees/ledger.ts';
import { percentOfCents } from '@restitui/domain/recovery/credits/selic-correction.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { commissionsOfClient } from './fee-commissions.repository.ts';
import { bookedBalances, insertEntries, insertFee, lockFee, paidForFee, setFee } from './fees.repository.ts';

/** Transaction in which a fee or boleto changes; it needs no signed-in user. */
export interface BookingContext {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
}

/** Books the difference between the ledger and the current fee. Idempotent. */
export async function bookFee(
  { db, tenant, platform }: BookingContext,
  id_credit: string,
  from: { motivo: LedgerReason; id_boleto?: string },
): Promise<void> {
  const fee = await lockFee(db, tenant, id_credit);
  if (!fee) return;
  const wanted = balancesOf({ ...fee, ...(await paidForFee(db, tenant, id_credit)) });
  const postings = postingsBetween(await bookedBalances(db, tenant, id_credit), wanted);
  const booking = { id_tenant: tenant, id_lancamento: newId(), id_credit, ...from };
  const date = platform.clock.now().toISOString();
  await insertEntries(
    db,
    postings.map((posting) => ({ ...posting, ...booking, id: newId(), date })),
  );
}

interface UsedCredit {
  id: string;
  id_client: string;
  compensacao: Cents;
  comissao_porcentagem: number;
}

/**
 * Updates the fee from the used part of its credit; called with every change of the credit, and with null when it is
 * deleted.
 */
export async function bookCredit(
  context: BookingContext,
  { id, id_client }: Pick<UsedCredit, 'id' | 'id_client'>,
  used: UsedCredit | null,
): Promise<void> {
  const { db, tenant, platform } = context;
  const apurado = used ? percentOfCents(used.compensacao, String(used.comissao_porcentagem)) : zeroCents;
  const known = await lockFee(db, tenant, id);
  if (!known && apurado === 0) return;
  if (!known) {
    const shares = await sharesOfClient(db, tenant, id_client);
    const createdDate = platform.clock.now().toISOString();
    await insertFee(db, { id_credit: id, id_tenant: tenant, id_client, shares, apurado, createdDate });
  }
  await setFee(db, tenant, id, apurado);
  await bookFee(context, id, { motivo: apurado < (known?.apurado ?? 0) ? 'ESTORNO' : 'APURACAO' });
}

/** Returns the shares by the commission of the responsible person, and of the accounting firm if it is another one. */
async function sharesOfClient(db: Db, tenant: TenantId, id_client: string) {
  const { provedor, people } = await commissionsOfClient(db, tenant, id_client);
  const responsible = people.find((person) => person.isResponsible);
  const accountant = people.find((person) => !person.isResponsible);
  const isFirm = responsible?.typeCargo === 'CONTABILIDADE';
  return feeShares({
    provedor,
    parceiro: isFirm ? undefined : responsible,
    contabilidade: isFirm ? responsible : accountant,
  });
}
