import { roundedCents } from '@restitui/brazil/money.ts';
import { percentOfCents } from '@restitui/domain/credits/selic-correction.ts';
import { feeShares } from '@restitui/domain/fees/fee-shares.ts';
import { balancesOf, type LedgerReason, postingsBetween } from '@restitui/domain/fees/ledger.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { commissionsOfClient } from './fee-commissions.repository.ts';
import { bookedOf, insertEntries, insertFee, lockFee, paidForFee, setFee } from './fees.repository.ts';

/** The transaction in which something becomes of a fee; nobody need be signed in. */
export interface FeeContext {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock'>;
}

/** Brings the ledger in line with a fee as it stands: done twice, the second time books nothing. */
export async function bookFee(
  { db, tenant, platform }: FeeContext,
  id_credit: string,
  from: { motivo: LedgerReason; id_boleto?: string },
): Promise<void> {
  const fee = await lockFee(db, tenant, id_credit);
  if (!fee) return;
  const wanted = balancesOf({ ...fee, ...(await paidForFee(db, tenant, id_credit)) });
  const postings = postingsBetween(await bookedOf(db, tenant, id_credit), wanted);
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
  compensacao: number;
  comissao_porcentagem: number;
}

/** The fee follows what was used of its credit: called with every change of one, and with null when it is deleted. */
export async function bookCredit(
  context: FeeContext,
  { id, id_client }: Pick<UsedCredit, 'id' | 'id_client'>,
  used: UsedCredit | null,
): Promise<void> {
  const { db, tenant, platform } = context;
  const apurado = used ? percentOfCents(roundedCents(used.compensacao), String(used.comissao_porcentagem)) : 0;
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

/** The responsible person's commission, and that of the accounting firm where it is another. */
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
