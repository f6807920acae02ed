import type { VisitorActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { listProvidersOfHost } from '../host-providers.service.ts';

export async function listHostProviders(context: Context<VisitorActor, TenantLookup>) {
  return { data: await listProvidersOfHost(context) };
}
