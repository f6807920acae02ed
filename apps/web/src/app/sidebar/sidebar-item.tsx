import { Link, useParams } from '@tanstack/react-router';
import { cn } from '../../lib/cn.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type { MenuItem } from '../menu.ts';
import { menuIcons } from '../menu-icons.ts';

export const sidebarLink =
  'flex h-9 w-full min-w-0 items-center gap-2.5 rounded-md px-2.5 text-body text-muted transition-colors duration-100 hover:bg-hover hover:text-ink focus-visible:-outline-offset-2 data-[status=active]:bg-brand-soft data-[status=active]:font-medium data-[status=active]:text-brand-text [&_svg]:size-4 [&_svg]:shrink-0';

interface SidebarItemProps {
  item: MenuItem;
  folded: boolean;
  onLeave?: (() => void) | undefined;
}

export function SidebarItem({ item, folded, onLeave }: SidebarItemProps) {
  const Icon = menuIcons[item.key];
  // With a product open, the product below is the place; the list above it is not.
  const { productId } = useParams({ strict: false });
  return (
    <li>
      <Tooltip text={item.label} side="right" disabled={!folded}>
        <Link
          {...(item.link as { to: '/home' })}
          activeOptions={{ exact: item.exact || productId !== undefined, includeSearch: false }}
          aria-label={folded ? item.label : undefined}
          onClick={onLeave}
          className={cn(sidebarLink, folded && 'justify-center px-0')}
        >
          <Icon aria-hidden />
          {!folded && <span className="truncate">{item.label}</span>}
        </Link>
      </Tooltip>
    </li>
  );
}
