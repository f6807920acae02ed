import type { MenuItem } from '../menu.ts';
import { SidebarItem } from './sidebar-item.tsx';

interface MenuListProps {
  id?: string;
  items: readonly MenuItem[];
  folded: boolean;
  onLeave?: (() => void) | undefined;
}

export function MenuList({ id, items, folded, onLeave }: MenuListProps) {
  return (
    <ul id={id} className="flex flex-col gap-px">
      {items.map((item) => (
        <SidebarItem key={item.key} item={item} folded={folded} onLeave={onLeave} />
      ))}
    </ul>
  );
}
