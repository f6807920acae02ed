import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { useSelectedTenant } from '../lib/session-store.ts';
import { useActor } from '../lib/use-actor.ts';
import { FoundClients, FoundTenants } from './found-things.tsx';
import { builtMenu, menuOf } from './menu.ts';
import { menuIcons } from './menu-icons.ts';
import { PaletteGroup, PaletteItem } from './palette-parts.tsx';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Finds and goes: screens, tenants, clients of the tenant acted in (decision D-37). */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const actor = useActor();
  const selected = useSelectedTenant();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const screens = builtMenu(menuOf(actor, selected?.id)).flatMap(({ items }) => items);

  function go(address: object) {
    onOpenChange(false);
    navigate(address as { to: '/home' });
  }

  return (
    <PaletteFrame open={open} onOpenChange={onOpenChange}>
      <Command label="Buscar" loop className="flex min-h-0 flex-col">
        <div className="flex h-12 shrink-0 items-center gap-3 border-b px-4">
          <Search aria-hidden className="size-4 text-muted" />
          <Command.Input
            autoFocus
            value={typed}
            onValueChange={setTyped}
            placeholder="Buscar clientes, empresas e telas"
            className="h-full min-w-0 flex-1 bg-transparent text-lead outline-none"
          />
        </div>
        <Command.List className="min-h-0 flex-1 overflow-y-auto p-2">
          <Command.Empty className="px-2 py-6 text-center text-body text-muted">Nada encontrado.</Command.Empty>
          <FoundClients typed={typed} onGo={go} />
          <PaletteGroup heading="Telas">
            {screens.map(({ key, label, link }) => (
              <PaletteItem key={key} icon={menuIcons[key]} value={`tela ${label}`} onSelect={() => go(link)}>
                {label}
              </PaletteItem>
            ))}
          </PaletteGroup>
          {actor.typeUser === 'ADMIN' && <FoundTenants onGo={go} />}
        </Command.List>
      </Command>
    </PaletteFrame>
  );
}

function PaletteFrame({ open, onOpenChange, children }: CommandPaletteProps & { children: ReactNode }) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] z-40 mx-auto flex max-h-[70dvh] max-w-xl animate-rise flex-col overflow-hidden rounded-md bg-surface shadow-float outline-none"
        >
          <Radix.Title className="sr-only">Buscar</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
