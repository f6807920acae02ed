import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

interface ResultDialogProps {
  title: string | undefined;
  description?: ReactNode;
  onClose: () => void;
}

/** A message dialog; open while it has a title. */
export function ResultDialog({ title, description, onClose }: ResultDialogProps) {
  return (
    <Dialog
      open={title !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={title ?? ''}
      description={description}
      footer={
        <Button variant="primary" autoFocus onClick={onClose}>
          OK
        </Button>
      }
    />
  );
}
