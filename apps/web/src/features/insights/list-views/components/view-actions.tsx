import { Bookmark, MoreHorizontal, Pencil, Save, Trash2 } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { OpenViews } from '../use-list-views.ts';
import { useViewActions } from './use-view-actions.tsx';

/** Keeps what the list shows as a view, and changes or removes the open one, beside its tabs. */
export function ViewActions({ views }: { views: OpenViews }) {
  const { create, update, pin, own, rename, remove, isPending, dialogs } = useViewActions(views);
  return (
    <div className="flex shrink-0 items-center gap-1">
      {update && (
        <Button variant="ghost" size="sm" loading={isPending} onClick={update}>
          <Save aria-hidden />
          <span className="max-sm:sr-only">Atualizar vista</span>
        </Button>
      )}
      {views.isChanged && (
        <Button variant="ghost" size="sm" onClick={create}>
          <Bookmark aria-hidden />
          <span className="max-sm:sr-only">Guardar vista</span>
        </Button>
      )}
      {pin && <IconButton icon={pin.icon} label={pin.label} size="sm" disabled={isPending} onClick={pin.toggle} />}
      {own && (
        <DropdownMenu trigger={<IconButton icon={MoreHorizontal} label={`Opções da vista ${own.nome}`} size="sm" />}>
          <MenuItem icon={Pencil} onSelect={rename}>
            Alterar nome e equipe
          </MenuItem>
          <MenuItem icon={Trash2} tone="danger" onSelect={remove}>
            Excluir vista
          </MenuItem>
        </DropdownMenu>
      )}
      {dialogs}
    </div>
  );
}
