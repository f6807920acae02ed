import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import { isUserContext, type SessionActor } from '../../../kernel/actor.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../../crm/clients/own-client.gate.ts';
import { requireVisibleProduct } from '../products/product.gate.ts';
import { findProduct } from '../products/products.repository.ts';

/** Returns the client of an observation: staff need access to its page, an owner must own it. */
export function requireObservedClient(context: Context<SessionActor>, cnpj: string): Promise<Client> {
  return requireOwnOrOpenableClient(context, cnpj);
}

export async function requireObservedProduct(context: Context<SessionActor>, id: string): Promise<Product> {
  if (isUserContext(context)) return requireVisibleProduct(context, id);
  const product = required(await findProduct(context.db, context.tenant, id), productErrors.product_not_found);
  await requireObservedClient(context, product.id_client);
  return product;
}
