import { type Cents, negatedCents, sumOfCents } from '@restitui/brazil/money.ts';
import { type PayoutReceiver, payoutPostings } from '@restitui/domain/billing/fees/fee-payouts.ts';
import { eq } from 'drizzle-orm';
import { users } from '../../features/accounts/users/users.table.ts';
import { feePayouts, ledgerEntries } from '../../features/billing/fees/fees.table.ts';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { insertRows } from './insert-rows.ts';
import { idOf, Seeded } from './seeded.ts';
import { userId } from './users.demo.ts';

type Payout = typeof feePayouts.$inferInsert;
type Entry = typeof ledgerEntries.$inferInsert;

/** Pays out each month's fees on the tenth of the next one; the newest and a few others are open. */
export async function fillFeePayouts({ db, today }: Demo, entries: readonly Entry[]): Promise<void> {
  const id_autor = userId('financeiro@restitui.test');
  const [author] = await db.select({ name: users.name }).from(users).where(eq(users.id, id_autor));
  const due = entries.filter(({ conta }) => conta === 'DEVIDO');
  const months = Map.groupBy(due, ({ id_tenant, papel, id_user, date }) =>
    [id_tenant, papel, id_user ?? '', date.slice(0, 7)].join(),
  );
  const payouts: Payout[] = [];
  for (const [key, of] of [...months].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first] = of;
    if (!first?.papel) continue;
    const { id_tenant, papel, id_user = null } = first;
    const month = first.date.slice(0, 7);
    const random = new Seeded('payout', key);
    const data = dayBefore(`${month}-01`, -random.between(38, 41));
    const centavos = negatedCents(sumOfCents(of.map((entry) => entry.centavos)));
    if (centavos <= 0 || data >= today || random.chance(0.12)) continue;
    const createdDate = instantOn(data, random.between(60, 500));
    const by = { id_autor, autor: author?.name ?? '', createdDate };
    const paid = { id_tenant, papel, id_user, centavos, data, ...by };
    const forma = random.chance(0.7) ? ('PIX' as const) : ('TRANSFERENCIA' as const);
    const receipt = () => ({ forma, referencia: `${forma === 'PIX' ? 'E' : 'TED-'}${random.digits(9)}` });
    if (random.chance(0.08)) {
      const estornadoEm = new Date(Date.parse(createdDate) + 3_600_000).toISOString();
      const reversal = { estornadoEm, estornadoPor: by.autor, motivoEstorno: 'Conta de destino errada' };
      payouts.push({ ...paid, ...receipt(), ...reversal, id: idOf('payout reversed', key) });
    }
    payouts.push({ ...paid, ...receipt(), id: idOf('payout', key) });
  }
  await insertRows(db, feePayouts, payouts);
  await insertRows(db, ledgerEntries, payouts.flatMap(entriesOf));
}

function entriesOf({ id, id_tenant, papel, id_user = null, centavos, createdDate, estornadoEm }: Payout): Entry[] {
  const receiver: PayoutReceiver = { papel, id_user };
  const booking = (motivo: 'REPASSE' | 'REPASSE_ESTORNADO', date: string, cents: Cents) =>
    payoutPostings(receiver, cents).map((posting, i) => ({
      ...{ ...posting, motivo, date, id_tenant, id_repasse: id },
      id: idOf('payout entry', id, motivo, i),
      id_lancamento: idOf('payout booking', id, motivo),
    }));
  return [
    ...booking('REPASSE', createdDate, centavos),
    ...(estornadoEm ? booking('REPASSE_ESTORNADO', estornadoEm, negatedCents(centavos)) : []),
  ];
}
