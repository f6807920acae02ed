import { Bookmark } from 'lucide-react';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';

interface ViewMenuButtonProps extends Omit<ButtonProps, 'children'> {
  /** Name of the open view; undefined where the list shows none. */
  view?: string | undefined;
  /** Whether the list differs from the open view. */
  isChanged?: boolean;
}

/** Opens the views of a list; shows the open one. */
export function ViewMenuButton({ view, isChanged = false, ...button }: ViewMenuButtonProps) {
  return (
    <Button {...button}>
      <Bookmark aria-hidden />
      {view === undefined ? (
        'Vistas'
      ) : (
        <>
          <span className="sr-only">Vistas: </span>
          <span className="max-w-40 truncate">{view}</span>
        </>
      )}
      {isChanged && (
        <span
          role="img"
          aria-label="alterada"
          title="A lista difere da vista"
          className="size-2 rounded-full bg-brand"
        />
      )}
    </Button>
  );
}
