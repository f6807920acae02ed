import { displayName } from '@restitui/brazil/display-name.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { useMutation } from '@tanstack/react-query';
import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { IdentityCheckMenuItem } from '../../features/accounts/identity-checks/components/identity-check-menu-item.tsx';
import { signOutMutation } from '../../features/accounts/session/current-session.queries.ts';
import { cn } from '../../lib/cn.ts';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { useActor } from '../../lib/use-actor.ts';
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/dropdown-menu.tsx';
import { Initials } from '../../ui/initials.tsx';

const themes = [
  { value: 'light', label: 'Claro', icon: Sun },
  { value: 'dark', label: 'Escuro', icon: Moon },
  { value: 'system', label: 'Sistema', icon: Monitor },
] as const;

interface UserMenuProps {
  folded: boolean;
  onProfile: () => void;
  /** Called after something opens in place of the menu. */
  onLeave?: (() => void) | undefined;
}

export function UserMenu({ folded, onProfile, onLeave }: UserMenuProps) {
  const actor = useActor();
  const { theme } = useTheme();
  const signOut = useMutation(signOutMutation);
  const name = displayName(actor.name);

  return (
    <DropdownMenu
      align="start"
      side="top"
      className="w-56"
      trigger={
        <button
          type="button"
          aria-label={folded ? `${name}: menu` : undefined}
          className={cn(
            'flex h-11 w-full items-center gap-2.5 rounded-md px-1.5 text-left transition-colors duration-100 hover:bg-hover aria-expanded:bg-hover',
            folded && 'justify-center px-0',
          )}
        >
          <Initials name={name} />
          {!folded && (
            <span className="min-w-0">
              <span className="block truncate font-medium text-body leading-4">{name}</span>
              <span className="block truncate text-caption text-muted">{cargoLabels[actor.typeCargo]}</span>
            </span>
          )}
        </button>
      }
    >
      <IdentityCheckMenuItem onStart={onLeave} />
      <MenuItem icon={UserRound} onSelect={onProfile}>
        Perfil
      </MenuItem>
      <MenuSeparator />
      <MenuChoice label="Tema" value={theme} onValueChange={setTheme} options={themes} />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={() => signOut.mutate()}>
        Sair
      </MenuItem>
    </DropdownMenu>
  );
}
