import { Link } from '@tanstack/react-router';
import { unreadLabel } from '../../features/insights/alerts/alerts.messages.ts';
import { UnreadBadge, useUnreadAlerts } from '../../features/insights/alerts/components/unread-badge.tsx';
import type { AppLink } from '../../lib/app-link.ts';
import { cn } from '../../lib/cn.ts';
import { productRoutes } from '../../lib/route-ids.ts';
import { useRouteParam } from '../../lib/use-route-param.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { MenuItem } from '../menu.ts';
import { menuIcons } from '../menu-icons.ts';

export const sidebarLink =
  'relative flex h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2.5 text-body text-muted transition-colors duration-100 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 data-[status=active]:bg-brand-soft data-[status=active]:font-medium data-[status=active]:text-brand-text [&_svg]:size-4 [&_svg]:shrink-0';

interface SidebarItemProps {
  item: MenuItem;
  folded: boolean;
  onLeave?: (() => void) | undefined;
}

export function SidebarItem(props: SidebarItemProps) {
  return <li>{props.item.key === 'alertas' ? <AlertsLink {...props} /> : <ItemLink {...props} unread={0} />}</li>;
}

function AlertsLink(props: SidebarItemProps) {
  return <ItemLink {...props} unread={useUnreadAlerts()} />;
}

function ItemLink({ item, folded, onLeave, unread }: SidebarItemProps & { unread: number }) {
  const Icon = menuIcons[item.key];
  // With a product open, the product's own item is current instead of the list above it.
  const productId = useRouteParam('productId', productRoutes);
  const label = unread > 0 ? `${item.label}: ${unreadLabel(unread)}` : item.label;
  return (
    <Tooltip text={label} side="right" disabled={!folded}>
      <Link
        {...(item.link as AppLink)}
        activeOptions={{ exact: productId !== undefined, includeSearch: false }}
        aria-label={folded ? label : undefined}
        onClick={onLeave}
        className={cn(sidebarLink, folded && 'justify-center px-0')}
      >
        <Icon aria-hidden />
        {!folded && <span className="min-w-0 flex-1 truncate">{item.label}</span>}
        {unread > 0 &&
          (folded ? (
            <span aria-hidden className="absolute top-1.5 right-2 size-2 rounded-full bg-danger-fill" />
          ) : (
            <UnreadBadge unread={unread} />
          ))}
      </Link>
    </Tooltip>
  );
}
