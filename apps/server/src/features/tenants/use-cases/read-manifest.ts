import type { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import type { Answering } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { tenantOfHost } from '../host-tenant.ts';
import { listTenants } from '../tenants.repository.ts';

/** How the app is named and painted once it is installed; not enveloped, because browsers read it. */
export async function readManifest({
  withoutTenant,
  origin,
}: PublicContext): Promise<Answering<typeof tenantsApi.manifest>> {
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
