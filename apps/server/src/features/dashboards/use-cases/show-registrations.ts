import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { dashboardsApi } from '@restitui/domain/dashboards/dashboards.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { CrossTenantContext } from '../../../kernel/context.ts';
import { figuresOf } from '../asked-figures.ts';
import { countRegistrations } from '../registrations.repository.ts';

export async function showRegistrations(
  context: CrossTenantContext,
  { query: { periodo, pessoa } }: Input<typeof dashboardsApi.registrations>,
) {
  const today = dayInBrazil(context.platform.clock.now());
  return { data: await countRegistrations(context.db, figuresOf(context, pessoa), { periodo, today }) };
}
