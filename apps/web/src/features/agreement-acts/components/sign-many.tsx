import type { AgreementInShort } from '@restitui/domain/agreements/client-agreements.api.ts';
import { contractsInShort } from '@restitui/domain/agreements/contracts-in-short.ts';
import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { actMessages } from '../agreement-acts.messages.ts';
import { signMany } from '../agreement-acts.queries.ts';

interface SignManyProps {
  chosen: readonly AgreementInShort[];
  onSigned: () => void;
}

interface Refused {
  id: string;
  message: string;
  name: string;
}

/** Signs what is ticked in a list, and says of each that was refused why. */
export function SignMany({ chosen, onSigned }: SignManyProps) {
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const sign = useMutation(signMany);

  const send = () =>
    sign.mutate(chosen, {
      onSuccess: (result) => {
        const nameOf = (id: string) => contractsInShort(chosen.find((each) => each.id === id)?.contracts ?? []);
        setRefused(result.refused.map((each) => ({ ...each, name: nameOf(each.id) })));
        const { title, detail } = actMessages.signedMany(result.signed.length);
        if (result.signed.length > 0) notify.success(title, detail);
        else notify.error(actMessages.noneSigned);
        onSigned();
      },
      onError: (error) => notify.error(actMessages.manyFailed(error)),
      onSettled: () => setAsked(false),
    });

  return (
    <>
      {refused.length > 0 && (
        <Notice tone="warning" title={actMessages.refusedMany(refused.length)} className="mb-4">
          <ul className="mt-1 flex flex-col gap-1">
            {refused.map(({ id, name, message }) => (
              <li key={id}>
                <span className="font-medium">{name}</span>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Button
        variant="primary"
        disabled={chosen.length === 0}
        onClick={() => {
          setRefused([]);
          setAsked(true);
        }}
      >
        <PenLine aria-hidden />
        Assinar selecionados
        {chosen.length > 0 && <span className="figures">({chosen.length})</span>}
      </Button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Assinar selecionados"
        description={actMessages.askMany(chosen.length)}
        confirmLabel="Assinar"
        pending={sign.isPending}
        onConfirm={send}
      />
    </>
  );
}
