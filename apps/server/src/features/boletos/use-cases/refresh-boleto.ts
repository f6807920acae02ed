import { canReadBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { askAndBook } from '../ask-and-book.ts';
import { bankedAt, requireBoleto } from '../bank-session.ts';
import { boletoOnWire } from '../boletos.repository.ts';

export async function refreshBoleto(session: StaffSession, { params: { id } }: Input<typeof boletosApi.refresh>) {
  const boleto = await requireBoleto(session, id);
  requireAccess(canReadBoletos(session.actor), boletoErrors.boletos_denied);
  const { after } = await askAndBook(session, await bankedAt(session, boleto), { origem: 'CONSULTA' });
  return { data: boletoOnWire(after) };
}
