import { canShareClientViews } from '@restitui/domain/crm/client-views/client-views.access.ts';
import { type ClientView, viewOfFilters } from '@restitui/domain/crm/client-views/client-views.api.ts';
import type { ClientFilters } from '@restitui/domain/crm/clients/client-list.ts';
import { useMutation } from '@tanstack/react-query';
import { Bookmark, MoreHorizontal, Pencil, Pin, PinOff, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { chooseDefaultView, removeClientView, updateClientView } from '../client-views.queries.ts';
import { ClientViewDialog } from './client-view-dialog.tsx';

interface ClientViewActionsProps {
  filters: ClientFilters;
  /** The view that the list shows. */
  view: ClientView | undefined;
  isChanged: boolean;
  onSaved: (id: string) => void;
  onRemoved: () => void;
}

/** Keeps what the list shows as a view, and changes or removes the open one. */
export function ClientViewActions({ filters, view, isChanged, onSaved, onRemoved }: ClientViewActionsProps) {
  const actor = useActor();
  const [open, setOpen] = useState<'new' | 'change' | 'removal'>();
  const close = () => setOpen(undefined);
  const own = view && !view.padrao && (view.compartilhada ? canShareClientViews(actor) : view.minha) ? view : undefined;
  const update = useMutation(updateClientView(own?.id ?? ''));
  const remove = useMutation(removeClientView());
  const choose = useMutation(chooseDefaultView());
  const filtros = viewOfFilters(filters);

  return (
    <div className="flex shrink-0 items-center gap-1">
      {isChanged && own && (
        <Button
          variant="ghost"
          size="sm"
          loading={update.isPending}
          onClick={() => update.mutate({ nome: own.nome, compartilhada: own.compartilhada, filtros })}
        >
          <Save aria-hidden />
          <span className="max-sm:sr-only">Atualizar vista</span>
        </Button>
      )}
      {isChanged && (
        <Button variant="ghost" size="sm" onClick={() => setOpen('new')}>
          <Bookmark aria-hidden />
          <span className="max-sm:sr-only">Guardar vista</span>
        </Button>
      )}
      {view && !isChanged && view.id !== 'todos' && (
        <IconButton
          icon={view.inicial ? PinOff : Pin}
          label={view.inicial ? 'Não abrir mais com esta vista' : 'Abrir a lista com esta vista'}
          size="sm"
          disabled={choose.isPending}
          onClick={() => choose.mutate(view.inicial ? null : view.id)}
        />
      )}
      {own && (
        <DropdownMenu trigger={<IconButton icon={MoreHorizontal} label={`Opções da vista ${own.nome}`} size="sm" />}>
          <MenuItem icon={Pencil} onSelect={() => setOpen('change')}>
            Alterar nome e equipe
          </MenuItem>
          <MenuItem icon={Trash2} tone="danger" onSelect={() => setOpen('removal')}>
            Excluir vista
          </MenuItem>
        </DropdownMenu>
      )}
      {(open === 'new' || open === 'change') && (
        <ClientViewDialog
          view={open === 'change' ? own : undefined}
          filtros={open === 'change' && own ? own.filtros : filtros}
          onSaved={(id) => {
            close();
            onSaved(id);
          }}
          onClose={close}
        />
      )}
      {own && (
        <ConfirmDialog
          open={open === 'removal'}
          onOpenChange={close}
          title={`Excluir a vista ${own.nome}?`}
          description={
            own.compartilhada ? 'Ela sai da lista de toda a equipe. Os clientes não mudam.' : 'Os clientes não mudam.'
          }
          confirmLabel="Excluir"
          tone="danger"
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(own.id, {
              onSuccess: () => {
                close();
                onRemoved();
              },
            })
          }
        />
      )}
    </div>
  );
}
