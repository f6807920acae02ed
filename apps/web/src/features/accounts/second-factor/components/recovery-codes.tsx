import { counted, plural } from '@restitui/brazil/counted.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { renewRecoveryCodes } from '../second-factor.queries.ts';

/** The number of unused recovery codes, and their renewal. */
export function RecoveryCodes({ left, onRenewed }: { left: number; onRenewed: (codes: string[]) => void }) {
  const [asking, setAsking] = useState(false);
  const renew = useMutation(renewRecoveryCodes);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-body">
        {plural(left, 'Resta', 'Restam')} {counted(left, 'código de recuperação', 'códigos de recuperação')}.
      </p>
      <Button size="sm" onClick={() => setAsking(true)}>
        Gerar novos códigos
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Gerar novos códigos?"
        description="Os códigos de recuperação anteriores deixam de valer."
        confirmLabel="Gerar"
        pending={renew.isPending}
        onConfirm={() =>
          renew.mutate(undefined, {
            onSuccess: onRenewed,
            onSettled: () => setAsking(false),
          })
        }
      />
    </div>
  );
}
