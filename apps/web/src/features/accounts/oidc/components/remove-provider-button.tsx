import { type IdentityProvider, identityProviderLabels } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { removeProvider } from '../oidc.queries.ts';

export function RemoveProviderButton({ provider }: { provider: IdentityProvider }) {
  const [open, setOpen] = useState(false);
  const remove = useMutation({ ...removeProvider(provider), onSettled: () => setOpen(false) });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remover</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Remover a entrada com ${identityProviderLabels[provider]}?`}
        description="A equipe volta a entrar só com e-mail e senha. As sessões abertas continuam."
        confirmLabel="Remover"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
