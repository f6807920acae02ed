import { isOpenSituacao, isPaidSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { canIssueBoletos, canReadBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { toChargedFee } from '../../fees/charged-fee.wire.ts';
import { listFeesOfBoleto } from '../../fees/charged-fees.repository.ts';
import { toBoletoResponse, toReceivedAmount } from '../boleto.wire.ts';
import { listBoletoEvents } from '../boleto-events.repository.ts';
import { findBoleto } from '../boletos.repository.ts';

export async function readBoleto(
  { db, tenant, actor, platform }: Context,
  { params: { id } }: Input<typeof boletosApi.read>,
) {
  const boleto = required(await findBoleto(db, tenant, id), boletoErrors.boleto_not_found);
  requireAccess(canReadBoletos(actor), boletoErrors.boletos_denied);
  const { banco, situacao } = boleto;
  const isOfHere = platform.boletos.pay !== undefined && banco === platform.boletos.banco;
  const pagavelAqui = isOfHere && isOpenSituacao(situacao) && canIssueBoletos(actor);
  const isAtBank = banco === platform.boletos.banco && boleto.codigoSolicitacao !== null;
  const devolvivel = isAtBank && isPaidSituacao(situacao) && canIssueBoletos(actor);
  const events = await listBoletoEvents(db, tenant, id);
  const eventos = events.map((event) => ({ ...event, ...toReceivedAmount(event) }));
  const honorarios = (await listFeesOfBoleto(db, tenant, id)).map(toChargedFee);
  return { data: { ...toBoletoResponse(boleto), pagavelAqui, devolvivel, eventos, honorarios } };
}
