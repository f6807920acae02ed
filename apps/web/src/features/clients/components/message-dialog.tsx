import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface MessageDialogProps {
  title: string;
  /** Open as long as there is one. */
  text: string | undefined;
  onClose: () => void;
  children?: ReactNode;
}

export function MessageDialog({ title, text, onClose, children }: MessageDialogProps) {
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
