import { dashboardScope } from '@restitui/domain/dashboards/dashboards.access.ts';
import type { CrossTenantContext } from '../../kernel/context.ts';
import type { Figures } from './dashboard-scope.repository.ts';

/** What this person's figures are made of; a person who is asked for narrows them, and never widens. */
export function figuresOf({ actor, tenant }: Pick<CrossTenantContext, 'actor' | 'tenant'>, pessoa?: string): Figures {
  return { tenant, scope: dashboardScope(actor), pessoa };
}
