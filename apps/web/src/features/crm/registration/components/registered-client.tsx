import { displayName } from '@restitui/brazil/display-name.ts';
import { draftParts } from '@restitui/domain/agreements/documents/draft-link.ts';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, FilePen, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { SignLinkDialog } from '../../clients/components/sign-link-dialog.tsx';
import { registrationMessages as messages } from '../registration.messages.ts';
import { linkClientAgreement } from '../registration.queries.ts';
import type { CreatedClient } from '../registration-draft.ts';
import { ErrorDialog } from './error-dialog.tsx';

interface RegisteredClientProps {
  created: CreatedClient;
  /** Called when the contract is linked. */
  onLinked: () => void;
  onNext: () => void;
}

/** The step after the client is created: its contract, which can be retried alone (C-07), and the signing link. */
export function RegisteredClient({ created, onLinked, onNext }: RegisteredClientProps) {
  const { id_client, razao_social, typeRegime, products } = created;
  const link = useMutation(linkClientAgreement);
  const [failure, setFailure] = useState<string>();
  const [shown, setShown] = useState(false);
  const started = useRef(false);
  const isLinked = link.isSuccess;

  function write() {
    if (link.isPending || isLinked) return notify.error(messages.underWay);
    setFailure(undefined);
    link.mutate(
      { id_client, typeRegime, contracts: draftParts(products) },
      {
        onSuccess: () => {
          notify.success(messages.created);
          setShown(true);
          onLinked();
        },
        onError: (error) => setFailure(error instanceof ApiError && error.status > 0 ? error.message : ''),
      },
    );
  }
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    write();
  });

  const steps = [
    { label: 'Cliente criado', done: true },
    { label: 'Verificação concluída', done: true },
    { label: 'Minuta criada', done: isLinked },
  ];
  return (
    <Card title={displayName(razao_social)} description="Cadastro concluído. Agora a minuta pode ser lida e assinada.">
      <ul className="flex flex-col gap-2">
        {steps.map(({ label, done }) => (
          <li
            key={label}
            className={done ? 'flex items-center gap-2 text-positive' : 'flex items-center gap-2 text-muted'}
          >
            {done ? <CircleCheck aria-hidden className="size-4" /> : <CircleDashed aria-hidden className="size-4" />}
            <span className="text-ink">{label}</span>
            <span className="sr-only">{done ? 'feito' : 'pendente'}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => (isLinked ? setShown(true) : notify.error(messages.underWay))}>
          <FilePen aria-hidden />
          Link de assinatura
        </Button>
        {!isLinked && (
          <Button loading={link.isPending} onClick={write}>
            <RotateCcw aria-hidden />
            Tentar criar a minuta
          </Button>
        )}
        <Button onClick={onNext} disabled={link.isPending}>
          Cadastrar outro cliente
        </Button>
      </div>
      <SignLinkDialog open={shown} onOpenChange={setShown} id_client={id_client} readingLink={link.data?.link} />
      <ErrorDialog
        title={messages.agreementFailedTitle}
        text={failure === undefined ? undefined : [messages.agreementFailed, failure].filter(Boolean).join(' ')}
        onClose={() => setFailure(undefined)}
      >
        <Button variant="primary" onClick={write}>
          Tentar novamente
        </Button>
      </ErrorDialog>
    </Card>
  );
}
