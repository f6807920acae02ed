import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { canSeeObservation } from '@restitui/domain/observations/observations.access.ts';
import type { Observation } from '@restitui/domain/observations/observations.api.ts';
import { canSeeProduct } from '@restitui/domain/products/products.access.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { productErrors } from '@restitui/domain/products/products.errors.ts';
import { required } from '../../kernel/app-error.ts';
import type { AnyContext } from '../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../clients/own-client.ts';
import { findProduct } from '../products/products.repository.ts';
import { requireVisibleProduct } from '../products/visible-product.ts';
import type { ObservationRow } from './observations.repository.ts';

/** The client that it is about: staff by the rule of its page, an owner the own companies. */
export function requireObservedClient(context: AnyContext, cnpj: string): Promise<Client> {
  return requireOwnOrOpenableClient(context, cnpj);
}

export async function requireObservedProduct(context: AnyContext, id: string): Promise<Product> {
  if (context.who === 'staff') return requireVisibleProduct(context, id);
  const product = required(await findProduct(context.db, context.tenant, id), productErrors.product_not_found);
  await requireObservedClient(context, product.id_client);
  return product;
}

/** Those of the rows that who asks may read, as they leave the server. */
export function observationsFor(context: AnyContext, rows: readonly ObservationRow[]): Observation[] {
  return rows.filter((row) => isVisible(context, row)).map((row) => observationOnWire(context, row));
}

function isVisible(context: AnyContext, row: ObservationRow): boolean {
  if (context.who === 'client') return row.category === 'CLIENTE';
  const { typeServico, id_analista } = row;
  const seesProduct = typeServico === null || canSeeProduct(context.actor, { typeServico, id_analista });
  return seesProduct && canSeeObservation(context.actor, row);
}

export function observationOnWire(context: AnyContext, row: ObservationRow): Observation {
  const isOwn = context.who === 'staff' ? row.id_user === context.actor.id : row.id_owner === context.client.id_owner;
  return { ...row, isOwn };
}
