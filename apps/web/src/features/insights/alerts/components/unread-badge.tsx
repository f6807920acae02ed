import { plural } from '@restitui/brazil/counted.ts';
import { useQuery } from '@tanstack/react-query';
import { cn } from '../../../../lib/cn.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { alertCountQuery } from '../alerts.queries.ts';

/** Returns the number of unread alerts; 0 while unknown. */
export function useUnreadAlerts(): number {
  const { data } = useQuery(alertCountQuery(useSelectedTenant()?.id));
  return data?.unread ?? 0;
}

/** Renders the number with an accessible name. */
export function UnreadBadge({ unread, className }: { unread: number; className?: string }) {
  return (
    <span
      className={cn(
        'figures grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-danger-fill px-1.5 font-semibold text-caption text-white',
        className,
      )}
    >
      {unread > 99 ? '99+' : unread}
      <span className="sr-only">{plural(unread, 'não visto', 'não vistos')}</span>
    </span>
  );
}
