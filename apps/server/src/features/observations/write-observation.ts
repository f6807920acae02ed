import { clientMessageCause, observationCause } from '@restitui/domain/alerts/alert-causes.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import type { ObservationCategory } from '@restitui/domain/observations/observation-category.ts';
import type { Observation } from '@restitui/domain/observations/observations.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import type { AnyContext } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { raiseAlert, renewAlert, settleClientAlert } from '../alerts/alerts.repository.ts';
import { insertObservation, type ObservationRow } from './observations.repository.ts';
import { observationOnWire } from './observed.ts';

interface Written {
  client: Client;
  product?: Product | undefined;
  author: { id_user: string | null; id_owner: string | null; sender: string; category: ObservationCategory };
  mensage: string;
  isAlerta: boolean;
}

/** Stores it and tells who has to know. Who may write it is decided before. */
export async function writeObservation(context: AnyContext, written: Written): Promise<Observation> {
  const { db, tenant, platform } = context;
  const { client, product, author, mensage, isAlerta } = written;
  const now = platform.clock.now();
  const about = { id_tenant: tenant, cnpj: client.cnpjcpf, id_produto: product?.id ?? null };
  const row = { id: newId(), ...about, ...author, mensage, isAlerta, createdDate: now.toISOString() };
  await insertObservation(db, row);
  const found = { ...row, typeServico: product?.typeServico ?? null, id_analista: product?.id_analista ?? null };
  if (isAlerta) await raiseAlert(db, tenant, alertOf(found, client), now);
  await settleTalk(context, client, found);
  return observationOnWire(context, found);
}

function alertOf({ id, sender, mensage, id_produto }: ObservationRow, client: Client) {
  const cause = observationCause(id, sender, mensage);
  return { ...cause, company: client.razao_social, id_client: client.cnpjcpf, id_product: id_produto };
}

/** What a client writes waits for an answer; what staff writes back is one. */
async function settleTalk({ db, tenant, platform }: AnyContext, client: Client, row: ObservationRow): Promise<void> {
  if (row.category !== 'CLIENTE') return;
  const { cnpjcpf: id_client, razao_social: company } = client;
  const now = platform.clock.now();
  if (row.id_owner === null) {
    await settleClientAlert(db, tenant, { kind: 'MENSAGEM_DO_CLIENTE', id_client, current: undefined }, now);
    return;
  }
  const cause = clientMessageCause(row);
  await renewAlert(db, tenant, { ...cause, company, id_client, id_product: row.id_produto }, now);
}
