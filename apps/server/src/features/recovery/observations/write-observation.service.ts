import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientMessageCause, observationCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { ObservationCategory } from '@restitui/domain/recovery/observations/observation-category.ts';
import type { Observation } from '@restitui/domain/recovery/observations/observations.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { refuseSampleClient } from '../../crm/clients/client.gate.ts';
import { raiseAlert, renewAlert, syncClientAlert } from '../../insights/alerts/alerts.repository.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import { toObservationResponse } from './observation.wire.ts';
import { insertObservation, type ObservationRow } from './observations.repository.ts';

interface Written {
  client: Client;
  product?: Product | undefined;
  author: { id_user: string | null; id_owner: string | null; sender: string; category: ObservationCategory };
  mensage: string;
  isAlerta: boolean;
}

/** Stores an observation and raises its alerts. The caller must have checked the permission to write it. */
export async function writeObservation(context: Context<SessionActor>, written: Written): Promise<Observation> {
  const { db, tenant, platform } = context;
  const { client, product, author, mensage, isAlerta } = written;
  refuseSampleClient(client.cnpjcpf);
  const now = platform.clock.now();
  const about = { id_tenant: tenant, cnpj: client.cnpjcpf, id_produto: product?.id ?? null };
  const row = { id: newId(), ...about, ...author, mensage, isAlerta, createdDate: now.toISOString() };
  await insertObservation(db, row);
  const found = { ...row, typeServico: product?.typeServico ?? null, id_analista: product?.id_analista ?? null };
  if (isAlerta) await raiseAlert(db, tenant, alertOf(found, client), now);
  await syncMessageAlert(context, client, found);
  if (author.category === 'CLIENTE') await notifyMessage(context, found);
  return toObservationResponse(context, found);
}

function alertOf({ id, sender, mensage, id_produto }: ObservationRow, client: Client) {
  const cause = observationCause(id, sender, mensage);
  return { ...cause, company: client.razao_social, id_client: client.cnpjcpf, id_product: id_produto };
}

/** Tells the other side of a message in the portal, at most once an hour. */
async function notifyMessage(context: Context<SessionActor>, row: ObservationRow): Promise<void> {
  const { cnpj: id_client, createdDate, id_owner, sender } = row;
  const event = id_owner === null ? 'mensagem_da_equipe' : 'mensagem_do_cliente';
  const links = { equipe: `/cliente/${id_client}/portal` };
  const key = `${id_client} ${createdDate.slice(0, 13)}`;
  await notify(context, { event, about: { id_client }, key, facts: { por: sender }, links });
}

/** Raises an alert for a client's message and resolves it when staff replies. */
async function syncMessageAlert(
  { db, tenant, platform }: Context<SessionActor>,
  client: Client,
  row: ObservationRow,
): Promise<void> {
  if (row.category !== 'CLIENTE') return;
  const { cnpjcpf: id_client, razao_social: company } = client;
  const now = platform.clock.now();
  if (row.id_owner === null) {
    await syncClientAlert(db, tenant, { kind: 'MENSAGEM_DO_CLIENTE', id_client, current: undefined }, now);
    return;
  }
  const cause = clientMessageCause(row);
  await renewAlert(db, tenant, { ...cause, company, id_client, id_product: row.id_produto }, now);
}
