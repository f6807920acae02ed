import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import type { AppLink } from '../lib/app-link.ts';
import { focusOnClose, focusOnOpen } from '../ui/dialog-focus.ts';
import { EmptyOption } from '../ui/empty-option.tsx';
import { TabWithin, tabFromDialog } from '../ui/tab-within.tsx';
import { type CommandResult, useClientResults, useFoundScreens, useFoundTenants } from './command-results.ts';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Searches clients of the acting tenant, screens and tenants, and opens the chosen one (decision D-37). */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const navigate = useNavigate();
  function go(link: AppLink) {
    onOpenChange(false);
    navigate(link);
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusOnOpen}
          onCloseAutoFocus={focusOnClose}
          onKeyDown={tabFromDialog}
          className="fixed inset-x-4 top-[12dvh] z-40 mx-auto flex max-h-[70dvh] max-w-xl animate-rise flex-col overflow-hidden rounded-md bg-surface shadow-float outline-none"
        >
          <TabWithin>
            <Radix.Title className="sr-only">Buscar</Radix.Title>
            <Finder onGo={go} />
          </TabWithin>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Finder({ onGo }: { onGo: (link: AppLink) => void }) {
  const [typed, setTyped] = useState('');
  const clients = useClientResults(typed);
  const screens = useFoundScreens(typed);
  const tenants = useFoundTenants(typed);
  const [chosen, setChosen] = useState('');
  const all = [...clients.found, ...screens, ...tenants];
  // Late results can remove the chosen option; Enter then opens the first.
  const active = all.some(({ key }) => key === chosen) ? chosen : (all[0]?.key ?? '');

  function type(text: string) {
    setTyped(text);
    setChosen('');
  }

  return (
    <Command
      label="Buscar"
      loop
      shouldFilter={false}
      value={active}
      onValueChange={setChosen}
      className="flex min-h-0 flex-col"
    >
      <div className="flex h-12 shrink-0 items-center gap-3 border-b px-4 focus-within:border-focus">
        <Search aria-hidden className="size-4 text-muted" />
        <Command.Input
          value={typed}
          onValueChange={type}
          placeholder="Buscar clientes, empresas e telas"
          className="h-full min-w-0 flex-1 bg-transparent text-lead outline-none"
        />
      </div>
      <Command.List label="Resultados" className="min-h-0 flex-1 overflow-y-auto p-2">
        {all.length === 0 && <EmptyOption>{clients.searching ? 'Buscando…' : 'Nada encontrado.'}</EmptyOption>}
        <FoundGroup heading="Clientes" found={clients.found} onGo={onGo} />
        <FoundGroup heading="Telas" found={screens} onGo={onGo} />
        <FoundGroup heading="Empresas" found={tenants} onGo={onGo} />
      </Command.List>
    </Command>
  );
}

interface FoundGroupProps {
  heading: string;
  found: readonly CommandResult[];
  onGo: (link: AppLink) => void;
}

function FoundGroup({ heading, found, onGo }: FoundGroupProps) {
  if (found.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted"
    >
      {found.map(({ key, icon: Icon, label, detail, link }) => (
        <Command.Item
          key={key}
          value={key}
          onSelect={() => onGo(link)}
          className="flex min-h-10 items-center gap-3 rounded-sm px-2 py-1.5 text-body data-[selected=true]:bg-hover"
        >
          <Icon aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {detail && <span className="figures shrink-0 text-caption text-muted">{detail}</span>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
