import type { tenantsApi } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { Answering } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { tenantOfHost } from '../host-tenant.rules.ts';
import { listTenants } from '../tenants.repository.ts';

/** Returns the web app manifest, which browsers read, so it has no envelope. */
export async function readManifest({
  withoutTenant,
  origin,
}: Context<VisitorActor, TenantLookup>): Promise<Answering<typeof tenantsApi.manifest>> {
  const tenants = await withoutTenant(listTenants);
  const byHost = tenantOfHost(tenants, origin.host) ?? tenants.find((row) => row.isProvider);
  const { title, icon, colours } = required(byHost, wireErrors.not_found);
  const isDrawing = icon.endsWith('.svg');
  return {
    id: '/',
    name: title,
    short_name: title.split(' ')[0] ?? title,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colours.primary,
    background_color: '#ffffff',
    icons: [
      { src: icon, sizes: isDrawing ? 'any' : '512x512', ...(isDrawing && { type: 'image/svg+xml' }), purpose: 'any' },
    ],
  };
}
