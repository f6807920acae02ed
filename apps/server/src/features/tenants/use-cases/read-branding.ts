import type { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import type { Answering, Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { brandOf } from '../brand-of.ts';

/** An unknown host shows the provider's brand, and so does a landing page that no tenant took. */
export async function readBranding(
  context: PublicContext,
  { query: { landing } }: Input<typeof tenantsApi.branding>,
): Promise<Answering<typeof tenantsApi.branding>> {
  return { data: required(await brandOf(context, landing), wireErrors.not_found) };
}
