import { counted } from '@restitui/brazil/counted.ts';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { Clock3, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addRecent, readRecent } from '../../lib/recent-results.ts';
import { takeTyped } from '../../lib/typed-ahead.ts';
import { useActingTenant, useActor } from '../../lib/use-actor.ts';
import { focusOnClose, focusOnOpen } from '../../ui/dialog-focus.ts';
import { EmptyOption } from '../../ui/empty-option.tsx';
import { TabWithin, tabFromDialog } from '../../ui/tab-within.tsx';
import type { CommandResult } from './command-result.ts';
import { MarkedText } from './marked-text.tsx';
import { useResultGroups } from './use-result-groups.ts';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Finds records, actions and screens that the user may open, and opens the chosen one (decision D-37). */
export function CommandPalette({ open, onOpenChange }: CommandPaletteProps) {
  const navigate = useNavigate();
  const owner = useRecentOwner();
  function go(result: CommandResult) {
    addRecent(owner, result);
    onOpenChange(false);
    navigate(result.link);
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

/** Recent results belong to a person in a tenant: a client's name means nothing in another. */
function useRecentOwner(): string {
  return `${useActor().id} ${useActingTenant() ?? ''}`;
}

function Finder({ onGo }: { onGo: (result: CommandResult) => void }) {
  const owner = useRecentOwner();
  const isTenantChosen = useActingTenant() !== undefined;
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped((text) => text + takeTyped()), []);
  const [recent] = useState(() => readRecent(owner).map((result) => ({ ...result, icon: Clock3 })));
  const { groups, searching } = useResultGroups(typed, recent);
  const [chosen, setChosen] = useState('');
  const isChoosing = useRef(false);
  const all = groups.flatMap(({ found }) => found);
  // Late results can remove the chosen option, and come above the first one; Enter opens the first until one is chosen.
  const active = all.some(({ key }) => key === chosen) ? chosen : (all[0]?.key ?? '');

  const nothingFound = isTenantChosen
    ? 'Nada encontrado.'
    : 'Nada encontrado. Para buscar clientes e contratos, escolha antes a empresa.';

  function type(text: string) {
    setTyped(text);
    setChosen('');
    isChoosing.current = false;
  }

  /** The list reports an option of its own accord when results come; only keys and the pointer of the person choose. */
  function choose(key: string) {
    if (isChoosing.current) setChosen(key);
  }

  function followKeys({ key, ctrlKey }: KeyboardEvent) {
    if (ctrlKey || ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)) isChoosing.current = true;
  }

  return (
    <Command
      label="Buscar"
      loop
      shouldFilter={false}
      value={active}
      onValueChange={choose}
      onKeyDownCapture={followKeys}
      onPointerMoveCapture={() => {
        isChoosing.current = true;
      }}
      className="flex min-h-0 flex-col"
    >
      <div className="flex h-12 shrink-0 items-center gap-3 border-b px-4 focus-within:border-focus">
        <Search aria-hidden className="size-4 text-muted" />
        <Command.Input
          value={typed}
          onValueChange={type}
          placeholder={
            isTenantChosen ? 'Buscar clientes, pessoas, contratos e telas' : 'Buscar empresas, pessoas e telas'
          }
          className="h-full min-w-0 flex-1 bg-transparent text-lead outline-none"
        />
      </div>
      <p role="status" className="sr-only">
        {typed.trim() !== '' && !searching && counted(all.length, 'resultado', 'resultados')}
      </p>
      <Command.List label="Resultados" className="min-h-0 flex-1 overflow-y-auto p-2">
        {all.length === 0 && <EmptyOption>{searching ? 'Buscando…' : nothingFound}</EmptyOption>}
        {groups.map(({ heading, found }) => (
          <FoundGroup key={heading} heading={heading} found={found} typed={typed} onGo={onGo} />
        ))}
      </Command.List>
      <p className="flex shrink-0 items-center gap-4 border-t px-4 py-2 text-caption text-muted max-sm:hidden">
        <span>↑ ↓ andar</span>
        <span>↵ abrir</span>
        <span className="ml-auto">Só o que você pode ver</span>
      </p>
    </Command>
  );
}

interface FoundGroupProps {
  heading: string;
  found: readonly CommandResult[];
  typed: string;
  onGo: (result: CommandResult) => void;
}

function FoundGroup({ heading, found, typed, onGo }: FoundGroupProps) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted"
    >
      {found.map((result) => (
        <Command.Item
          key={result.key}
          value={result.key}
          onSelect={() => onGo(result)}
          className="flex min-h-10 items-center gap-3 rounded-sm px-2 py-1.5 text-body data-[selected=true]:bg-hover"
        >
          <result.icon aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 flex-1 truncate">
            <MarkedText text={result.label} typed={typed} />
          </span>
          {result.detail && (
            <span className="figures max-w-[45%] shrink-0 truncate text-caption text-muted">{result.detail}</span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
