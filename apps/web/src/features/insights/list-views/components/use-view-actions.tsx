import type { ListView } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { canShareListViews } from '@restitui/domain/insights/list-views/view-sharing.access.ts';
import { useMutation } from '@tanstack/react-query';
import { type LucideIcon, Pin, PinOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { chooseDefaultView, removeListView, updateListView } from '../list-views.queries.ts';
import type { OpenViews } from '../use-list-views.ts';
import { ViewDialog } from './view-dialog.tsx';

interface ViewActions {
  /** Asks for the name of a new view. */
  create: () => void;
  /** Stores what the list shows in the open view; undefined where nothing differs or the user may not. */
  update: (() => void) | undefined;
  /** Lets the list open with the open view, or ends that; undefined where the list shows another. */
  pin: { icon: LucideIcon; label: string; toggle: () => void } | undefined;
  /** The open view, where the user may change and remove it. */
  own: ListView | undefined;
  rename: () => void;
  remove: () => void;
  isPending: boolean;
  dialogs: ReactNode;
}

/** Returns the actions that the user has on the open view of a list, and their dialogs. */
export function useViewActions({
  lista,
  views,
  open: view,
  isChanged,
  shown,
  openView,
  nameView,
}: OpenViews): ViewActions {
  const actor = useActor();
  const [dialog, setDialog] = useState<'new' | 'change' | 'removal'>();
  const close = () => setDialog(undefined);
  const own = view && !view.padrao && (view.compartilhada ? canShareListViews(actor) : view.minha) ? view : undefined;
  const update = useMutation(updateListView(lista, own?.id ?? ''));
  const removal = useMutation(removeListView(lista));
  const choose = useMutation(chooseDefaultView(lista));
  const everything = views.find(({ id }) => id === 'todos');

  function finishRemoval() {
    close();
    if (everything) openView(everything);
    else nameView(undefined);
  }

  return {
    create: () => setDialog('new'),
    update: isChanged && own ? () => update.mutate(shown) : undefined,
    pin:
      view && !isChanged && view.id !== 'todos'
        ? {
            ...(view.inicial
              ? { icon: PinOff, label: 'Não abrir mais com esta vista' }
              : { icon: Pin, label: 'Abrir a lista com esta vista' }),
            toggle: () => choose.mutate(view.inicial ? null : view.id),
          }
        : undefined,
    ...{ own, rename: () => setDialog('change'), remove: () => setDialog('removal') },
    isPending: update.isPending || choose.isPending,
    dialogs: (
      <>
        {(dialog === 'new' || dialog === 'change') && (
          <ViewDialog
            lista={lista}
            view={dialog === 'change' ? own : undefined}
            filtros={shown}
            onSaved={(id) => {
              close();
              nameView(id);
            }}
            onClose={close}
          />
        )}
        {own && (
          <ConfirmDialog
            open={dialog === 'removal'}
            onOpenChange={close}
            title={`Excluir a vista ${own.nome}?`}
            description={
              own.compartilhada
                ? 'Ela sai da lista de toda a equipe. O que a lista mostra não muda.'
                : 'O que a lista mostra não muda.'
            }
            confirmLabel="Excluir"
            tone="danger"
            pending={removal.isPending}
            onConfirm={() => removal.mutate(own.id, { onSuccess: finishRemoval })}
          />
        )}
      </>
    ),
  };
}
