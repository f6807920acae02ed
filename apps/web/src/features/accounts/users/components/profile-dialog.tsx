import { useState } from 'react';
import { useAuth } from '../../../../lib/session-store.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { profileTabs } from './profile-tabs.tsx';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ProfileDialog({ open, onOpenChange }: ProfileDialogProps) {
  const user = useAuth()?.user;
  const [tab, setTab] = useState('pessoal');
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState<() => void>();
  if (!user) return null;

  /** Leaves at once, or after a confirmation when there are unsaved changes. */
  function leave(go: () => void) {
    if (dirty) setLeaving(() => go);
    else go();
  }
  function close() {
    setTab('pessoal');
    onOpenChange(false);
  }

  const tabs = profileTabs.filter(({ for: has }) => has?.(user) ?? true);
  return (
    <>
      <Dialog open={open} onOpenChange={(next) => (next ? onOpenChange(true) : leave(close))} title="Perfil do usuário">
        <Tabs
          label="Perfil"
          value={tab}
          onValueChange={(next) => leave(() => setTab(next))}
          tabs={tabs.map(({ value, label, content }) => ({
            value,
            label,
            content: content({ user, onDirty: setDirty, onLeave: close }),
          }))}
        />
      </Dialog>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={(asking) => !asking && setLeaving(undefined)}
        title="Sair sem salvar?"
        description="O que você alterou aqui ainda não foi salvo."
        confirmLabel="Sair sem salvar"
        cancelLabel="Continuar editando"
        tone="danger"
        onConfirm={() => {
          setDirty(false);
          setLeaving(undefined);
          leaving?.();
        }}
      />
    </>
  );
}
