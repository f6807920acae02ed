import { type Cents, integerCents, sumOfCents, zeroCents } from '@restitui/brazil/money.ts';
import { applyPayment } from '@restitui/domain/billing/fees/ledger.ts';
import { type BookingContext, bookFee } from './book-fee.service.ts';
import { insertCharges, listChargesOfBoleto, updateCharge } from './fees.repository.ts';

interface PaidBoleto {
  id: string;
  valorNominal: Cents;
  valorRecebido: Cents | null;
}

/** Allocates the payment of a boleto to its fees, whose shares become due. */
export async function bookPaidBoleto(context: BookingContext, boleto: PaidBoleto): Promise<void> {
  const charges = await listChargesOfBoleto(context.db, context.tenant, boleto.id);
  const covered = sumOfCents(charges.map(({ centavos }) => centavos));
  // If the boleto charges more than fees, only the excess over its value is fine and interest.
  const others = boleto.valorNominal - covered;
  const received = boleto.valorRecebido ?? boleto.valorNominal;
  const parts = applyPayment(integerCents(Math.max(received - others, 0)), charges);
  for (const [i, charge] of charges.entries()) {
    const { pago, encargos } = parts[i] ?? { pago: zeroCents, encargos: zeroCents };
    await updateCharge(context.db, charge, { pago, encargos, aberto: true });
    await bookFee(context, charge.id_credit, { motivo: 'PAGAMENTO', id_boleto: boleto.id });
  }
}

/**
 * Books the end of a boleto without payment, or the refund of its payment. Its fees can be charged again, unless it is
 * still open (`aberto`) and can be paid once more.
 */
export async function bookClosedBoleto(
  context: BookingContext,
  { id }: Pick<PaidBoleto, 'id'>,
  { aberto }: { aberto: boolean },
): Promise<void> {
  for (const charge of await listChargesOfBoleto(context.db, context.tenant, id)) {
    await updateCharge(context.db, charge, { pago: zeroCents, encargos: zeroCents, aberto });
    await bookFee(context, charge.id_credit, { motivo: 'ESTORNO', id_boleto: id });
  }
}

/** Moves the fees of a replaced boleto to its replacement, up to its value. Idempotent. */
export async function takeOverFees(
  context: BookingContext,
  from: Pick<PaidBoleto, 'id'>,
  to: PaidBoleto & { isPaid: boolean },
): Promise<void> {
  const { db, tenant } = context;
  if ((await listChargesOfBoleto(db, tenant, to.id)).length > 0) return;
  const charges = await listChargesOfBoleto(db, tenant, from.id);
  const parts = applyPayment(to.valorNominal, charges);
  const lines = charges.flatMap(({ id_credit }, i) => {
    const centavos = parts[i]?.pago ?? zeroCents;
    return centavos > 0 ? [{ id_tenant: tenant, id_boleto: to.id, id_credit, centavos }] : [];
  });
  if (lines.length === 0) return;
  await insertCharges(db, lines);
  if (to.isPaid) await bookPaidBoleto(context, to);
}
