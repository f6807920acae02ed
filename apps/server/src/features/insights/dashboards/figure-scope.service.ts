import { dashboardScope } from '@restitui/domain/insights/dashboards/dashboards.access.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, InTransaction } from '../../../kernel/context.ts';
import type { FigureScope } from './dashboard-scope.repository.ts';

/** Returns the scope of the actor's figures. A user filter narrows it and never widens it. */
export function figureScopeOf(
  { actor, tenant }: Pick<Context<UserActor, InTransaction, 'all'>, 'actor' | 'tenant'>,
  pessoa?: string,
): FigureScope {
  return { tenant, scope: dashboardScope(actor), pessoa };
}
