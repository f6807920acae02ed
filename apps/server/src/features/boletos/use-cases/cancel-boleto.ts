import { canIssueBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { requireBoleto } from '../bank-session.ts';
import { boletoOnWire } from '../boletos.repository.ts';
import { cancelAtBank } from '../cancel-at-bank.ts';

export async function cancelBoleto(
  session: StaffSession,
  { params: { id }, body: { motivoCancelamento } }: Input<typeof boletosApi.cancel>,
) {
  const boleto = await requireBoleto(session, id);
  requireAccess(canIssueBoletos(session.actor), boletoErrors.boleto_issue_denied);
  return { data: boletoOnWire(await cancelAtBank(session, boleto, motivoCancelamento)) };
}
