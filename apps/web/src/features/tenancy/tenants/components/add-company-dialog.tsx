import { useState } from 'react';
import { Dialog } from '../../../../ui/dialog.tsx';
import { NewTenantEditor } from './new-tenant-form.tsx';

interface AddCompanyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** 'Adicionar Empresa' (I-169 to I-190). */
export function AddCompanyDialog({ open, onOpenChange }: AddCompanyDialogProps) {
  const [dirty, setDirty] = useState(false);

  function close() {
    setDirty(false);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title="Adicionar Empresa"
      description="A empresa começa com a marca padrão; título, cores, imagens e endereço são definidos depois."
      size="lg"
      guarded={dirty}
    >
      <NewTenantEditor onDone={close} onDirty={setDirty} />
    </Dialog>
  );
}
