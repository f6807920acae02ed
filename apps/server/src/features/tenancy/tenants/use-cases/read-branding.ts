import type { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { Answering, Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { readHostBranding } from '../host-branding.service.ts';

/** Returns the provider's brand for an unknown host and for a landing page without a tenant. */
export async function readBranding(
  context: Context<VisitorActor, TenantLookup>,
  { query: { landing } }: Input<typeof tenantsApi.branding>,
): Promise<Answering<typeof tenantsApi.branding>> {
  return { data: required(await readHostBranding(context, landing), wireErrors.not_found) };
}
