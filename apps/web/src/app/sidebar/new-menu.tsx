import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Fragment } from 'react';
import type { AppLink } from '../../lib/app-link.ts';
import { Button } from '../../ui/button.tsx';
import { DropdownMenu, MenuItem, MenuLabel } from '../../ui/dropdown-menu.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { MenuGroup } from '../menu.ts';
import { menuIcons } from '../menu-icons.ts';

interface NewMenuProps {
  groups: readonly MenuGroup[];
  folded: boolean;
  onLeave?: (() => void) | undefined;
}

/** Button '+ Novo' with the forms that begin something. */
export function NewMenu({ groups, folded, onLeave }: NewMenuProps) {
  if (groups.length === 0) return null;
  return (
    <DropdownMenu
      align="start"
      side={folded ? 'right' : 'bottom'}
      trigger={
        folded ? (
          <IconButton icon={Plus} label="Novo" />
        ) : (
          <Button className="px-2.5">
            <Plus aria-hidden />
            Novo
          </Button>
        )
      }
    >
      {groups.map(({ label, items }) => (
        <Fragment key={label}>
          <MenuLabel>{label}</MenuLabel>
          {items.map((item) => (
            <MenuItem key={item.key} icon={menuIcons[item.key]} asChild>
              <Link {...(item.link as AppLink)} onClick={onLeave}>
                {item.label}
              </Link>
            </MenuItem>
          ))}
        </Fragment>
      ))}
    </DropdownMenu>
  );
}
