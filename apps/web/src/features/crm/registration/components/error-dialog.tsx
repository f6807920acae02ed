import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

interface ErrorDialogProps {
  title: string;
  /** The dialog is open while this is set. */
  text: string | undefined;
  onClose: () => void;
  children?: ReactNode;
}

export function ErrorDialog({ title, text, onClose, children }: ErrorDialogProps) {
  return (
    <Dialog
      open={text !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={title}
      description={text}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {children}
        </>
      }
    />
  );
}
