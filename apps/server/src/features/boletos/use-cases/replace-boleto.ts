import { canIssueBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { bankedAt, requireBoleto } from '../bank-session.ts';
import { boletoOnWire } from '../boletos.repository.ts';
import { cancelAtBank, requireOpen } from '../cancel-at-bank.ts';
import { issueBoleto } from '../issue-boleto.ts';

/** The new one first: whoever holds the old paper is never without one that can be paid. */
export async function replaceBoleto(session: StaffSession, { params: { id }, body }: Input<typeof boletosApi.replace>) {
  const replaced = await requireBoleto(session, id);
  requireAccess(canIssueBoletos(session.actor), boletoErrors.boleto_issue_denied);
  requireOpen(replaced);
  await bankedAt(session, replaced);

  const boleto = await issueBoleto(session, { ...body, id_client: replaced.id_client });
  const motivoCancelamento = `Substituído pelo boleto ${boleto.seuNumero}`;
  await cancelAtBank(session, replaced, { motivoCancelamento, id_substituto: boleto.id });
  return { data: boletoOnWire(boleto) };
}
