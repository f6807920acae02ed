import type { ListView } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { Bookmark, Pencil, Pin, Save, Trash2 } from 'lucide-react';
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from '../../../../ui/dropdown-menu.tsx';
import { type ListOfViews, useListViews } from '../use-list-views.ts';
import { useViewActions } from './use-view-actions.tsx';
import { ViewMenuButton } from './view-menu-button.tsx';

const groups: readonly [label: string, has: (view: ListView) => boolean][] = [
  ['Vistas', ({ padrao }) => padrao],
  ['Suas vistas', ({ padrao, compartilhada }) => !padrao && !compartilhada],
  ['Vistas da equipe', ({ padrao, compartilhada }) => !padrao && compartilhada],
];

/** The views of a list as a menu, with what may be done with the open one. */
export function ViewMenu(props: ListOfViews) {
  const all = useListViews(props);
  const { views, open, isChanged, openView } = all;
  const { create, update, pin, own, rename, remove, isPending, dialogs } = useViewActions(all);
  const named = open && open.id !== 'todos' ? open : undefined;
  return (
    <>
      <DropdownMenu
        className="w-64"
        trigger={
          <ViewMenuButton view={named?.nome} isChanged={isChanged && named !== undefined} disabled={!all.isLoaded} />
        }
      >
        {groups.map(([label, has]) => {
          const listed = views.filter(has);
          if (listed.length === 0) return null;
          return (
            <MenuChoice
              key={label}
              label={label}
              closes
              value={open && !isChanged ? open.id : ''}
              onValueChange={(id) => listed.filter((view) => view.id === id).forEach(openView)}
              options={listed.map(({ id, nome, inicial }) => ({
                value: id,
                label: nome,
                ...(inicial && { icon: Pin }),
              }))}
            />
          );
        })}
        {(isChanged || pin || own) && <MenuSeparator />}
        {update && (
          <MenuItem icon={Save} disabled={isPending} onSelect={update}>
            Atualizar vista
          </MenuItem>
        )}
        {isChanged && (
          <MenuItem icon={Bookmark} onSelect={create}>
            {update ? 'Guardar como nova vista' : 'Guardar vista'}
          </MenuItem>
        )}
        {pin && (
          <MenuItem icon={pin.icon} disabled={isPending} onSelect={pin.toggle}>
            {pin.label}
          </MenuItem>
        )}
        {own && (
          <>
            <MenuItem icon={Pencil} onSelect={rename}>
              Alterar nome e equipe
            </MenuItem>
            <MenuItem icon={Trash2} tone="danger" onSelect={remove}>
              Excluir vista
            </MenuItem>
          </>
        )}
      </DropdownMenu>
      {dialogs}
    </>
  );
}
