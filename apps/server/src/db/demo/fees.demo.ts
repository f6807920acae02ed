import { zeroCents } from '@restitui/brazil/money.ts';
import { feeShares } from '@restitui/domain/billing/fees/fee-shares.ts';
import { balancesOf, type Posting, postingsBetween } from '@restitui/domain/billing/fees/ledger.ts';
import { percentOfCents } from '@restitui/domain/recovery/credits/selic-correction.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { users } from '../../features/accounts/users/users.table.ts';
import { feeCharges, fees, ledgerEntries } from '../../features/billing/fees/fees.table.ts';
import { clients } from '../../features/crm/clients/clients.table.ts';
import { credits } from '../../features/recovery/credits/credits.table.ts';
import { tenants } from '../../features/tenancy/tenants/tenants.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { type DemoFee, fillFeeBoletos } from './fee-boletos.demo.ts';
import { fillFeePayouts } from './fee-payouts.demo.ts';
import { type ChargedBoleto, fillFollowedBoletos } from './followed-boletos.demo.ts';
import type { FollowedFee } from './followed-case.demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';

/**
 * Adds the fees of all used credits; most are paid by one boleto per client and month.
 * @param followed fees of payments, by credit, with the boletos that charge them
 */
export async function fillFees(demo: Demo, followed: ReadonlyMap<string, FollowedFee>): Promise<void> {
  const earned = await listEarned(demo, followed);
  const createdDate = (fee: DemoFee) => instantOn(fee.day, new Seeded('fee', fee.id_credit).between(0, 539));
  await insertRows(
    demo.db,
    fees,
    earned.map((fee) => ({
      ...{ id_tenant: fee.id_tenant, id_credit: fee.id_credit, id_client: fee.id_client },
      ...{ shares: fee.shares, apurado: fee.apurado, createdDate: createdDate(fee) },
    })),
  );
  const paid = await fillFeeBoletos(
    demo,
    earned.filter(({ id_credit }) => !followed.has(id_credit)),
  );
  const boletos = [...paid, ...(await fillFollowedBoletos(demo, earned, followed))];
  const paidBy = new Map(boletos.flatMap((boleto) => boleto.fees.map((fee) => [fee.id_credit, boleto] as const)));
  await insertRows(
    demo.db,
    feeCharges,
    boletos.flatMap(({ id, paidAt, fees: covered }) =>
      covered.map(({ id_tenant, id_credit, apurado }) => ({
        ...{ id_tenant, id_boleto: id, id_credit, centavos: apurado, pago: paidAt ? apurado : zeroCents },
        ...{ encargos: zeroCents, aberto: true },
      })),
    ),
  );
  const entries = earned.flatMap((fee) => bookingsOf(fee, createdDate(fee), paidBy.get(fee.id_credit)));
  await insertRows(demo.db, ledgerEntries, entries);
  await fillFeePayouts(demo, entries);
}

async function listEarned({ db, today }: Demo, followed: ReadonlyMap<string, FollowedFee>): Promise<DemoFee[]> {
  const rows = await db
    .select({
      credit: credits,
      provedor: tenants.comissao_admin,
      parceiro: { id: users.id, percentual: users.comissao_user },
      typeCargo: users.typeCargo,
    })
    .from(credits)
    .innerJoin(tenants, eq(tenants.id, credits.id_tenant))
    .innerJoin(clients, and(eq(clients.id_tenant, credits.id_tenant), eq(clients.cnpjcpf, credits.id_client)))
    .leftJoin(users, eq(users.id, clients.id_responsavel))
    .where(and(gt(credits.compensacao, zeroCents), isNull(credits.deletedAt)))
    .orderBy(credits.id);
  return rows.map(({ credit, provedor, parceiro, typeCargo }) => {
    const person = parceiro ?? undefined;
    const isFirm = typeCargo === 'CONTABILIDADE';
    return {
      id_tenant: credit.id_tenant,
      id_credit: credit.id,
      id_client: credit.id_client,
      shares: feeShares({
        provedor,
        parceiro: isFirm ? undefined : person,
        contabilidade: isFirm ? person : undefined,
      }),
      apurado: percentOfCents(credit.compensacao, String(credit.comissao_porcentagem)),
      day: followed.get(credit.id)?.day ?? dayOfUse(credit, today),
    };
  });
}

/** Returns a day within the month of use, not after today. */
function dayOfUse({ id, mesRestituicao, createdDate }: typeof credits.$inferSelect, today: string): string {
  const day = String(new Seeded('used', id).between(3, 20)).padStart(2, '0');
  const [month, year] = mesRestituicao?.split('/') ?? [createdDate.slice(5, 7), createdDate.slice(0, 4)];
  const used = `${year}-${month}-${day}`;
  return used <= today ? used : dayBefore(today, 1);
}

function bookingsOf(fee: DemoFee, earnedAt: string, boleto: ChargedBoleto | undefined) {
  const { shares, apurado } = fee;
  const promised = balancesOf({ apurado, pago: zeroCents, encargos: zeroCents, shares });
  const paid = balancesOf({ apurado, pago: apurado, encargos: zeroCents, shares });
  const line = (motivo: 'APURACAO' | 'PAGAMENTO', date: string) => (posting: Posting, i: number) => ({
    ...{ ...posting, motivo, date, id_tenant: fee.id_tenant, id_credit: fee.id_credit },
    id: idOf('ledger entry', fee.id_credit, motivo, i),
    id_lancamento: idOf('booking', fee.id_credit, motivo),
    id_boleto: motivo === 'PAGAMENTO' ? (boleto?.id ?? null) : null,
  });
  return [
    ...promised.map(line('APURACAO', earnedAt)),
    ...(boleto?.paidAt ? postingsBetween(promised, paid).map(line('PAGAMENTO', boleto.paidAt)) : []),
  ];
}
