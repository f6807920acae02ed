import { displayName } from '@restitui/brazil/display-name.ts';
import type { AgreementSummary } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { contractNames } from '@restitui/domain/agreements/documents/contract-names.ts';
import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { signingMessages } from '../signing.messages.ts';
import { signMany } from '../signing.queries.ts';

interface SignManyProps {
  chosen: readonly AgreementSummary[];
  onSigned: () => void;
}

interface Refused {
  id: string;
  message: string;
  name: string;
}

/** Signs the selected agreements and shows the reason of each refusal. */
export function SignMany({ chosen, onSigned }: SignManyProps) {
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Refused[]>([]);
  const sign = useMutation(signMany);

  const before = chosen.filter(({ acts }) => !acts.includes('cliente')).length;
  const send = () =>
    sign.mutate(chosen, {
      onSuccess: (result) => {
        const nameOf = (id: string) => contractNames(chosen.find((each) => each.id === id)?.contracts ?? []);
        setRefused(result.refused.map((each) => ({ ...each, name: displayName(nameOf(each.id)) })));
        const { title, detail } = signingMessages.signedMany(result.signed.length);
        if (result.signed.length > 0) notify.success(title, detail);
        else notify.error(signingMessages.noneSigned);
        onSigned();
      },
      onError: (error) => notify.error(signingMessages.manyFailed(error), undefined, error),
      onSettled: () => setAsked(false),
    });

  return (
    <>
      {refused.length > 0 && (
        <Notice tone="warning" title={signingMessages.refusedMany(refused.length)} className="mb-4">
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
        description={`${signingMessages.askMany(chosen.length)}${before > 0 ? ` ${signingMessages.beforeParty(before)}` : ''}`}
        confirmLabel="Assinar"
        pending={sign.isPending}
        onConfirm={send}
      />
    </>
  );
}
