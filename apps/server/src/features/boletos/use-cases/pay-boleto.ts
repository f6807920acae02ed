import { canIssueBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { askAndBook } from '../ask-and-book.ts';
import { asked } from '../bank-answers.ts';
import { bankedAt, requireBoleto } from '../bank-session.ts';
import { boletoOnWire } from '../boletos.repository.ts';
import { requireOpen } from '../cancel-at-bank.ts';

/** As somebody at the counter would, where no boleto is worth anything; the product hears of it from the bank. */
export async function payBoleto(
  session: StaffSession,
  { params: { id }, body: { origemRecebimento } }: Input<typeof boletosApi.pay>,
) {
  const boleto = await requireBoleto(session, id);
  requireAccess(canIssueBoletos(session.actor), boletoErrors.boleto_issue_denied);
  const pay = required(session.platform.boletos.pay, boletoErrors.boleto_not_payable_here);
  requireOpen(boleto);
  const banked = await bankedAt(session, boleto);

  await asked(() => pay(banked.account, banked.codigo, origemRecebimento));
  const { after } = await askAndBook(session, banked, { origem: 'CONSULTA' });
  return { data: boletoOnWire(after) };
}
