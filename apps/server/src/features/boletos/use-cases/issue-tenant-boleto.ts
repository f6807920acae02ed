import { canIssueBoletos } from '@restitui/domain/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { boletoOnWire } from '../boletos.repository.ts';
import { issueBoleto } from '../issue-boleto.ts';

export async function issueTenantBoleto(session: StaffSession, { body }: Input<typeof boletosApi.issue>) {
  requireAccess(canIssueBoletos(session.actor), boletoErrors.boleto_issue_denied);
  return { data: boletoOnWire(await issueBoleto(session, body)) };
}
