import { totpCode } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { factorError } from '../factor-error.ts';
import { beginTotp, confirmTotp } from '../second-factor.queries.ts';
import { FactorQr } from './factor-qr.tsx';

interface EnrolAppDialogProps {
  onClose: () => void;
  /** Called with the recovery codes of a first factor. */
  onEnrolled: (recoveryCodes: string[] | undefined) => void;
}

export function EnrolAppDialog({ onClose, onEnrolled }: EnrolAppDialogProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [invalid, setInvalid] = useState<string>();
  const { mutate: start, ...begin } = useMutation(beginTotp);
  const confirm = useMutation(confirmTotp);
  const secret = begin.data;
  useEffect(() => start(), [start]);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const parsed = totpCode.safeParse(code);
    if (!parsed.success) return setInvalid(parsed.error.issues[0]?.message);
    if (!secret) return;
    const sent = { id: secret.id, code: parsed.data, name: 'Aplicativo autenticador' };
    confirm.mutate(sent, { onSuccess: ({ recoveryCodes }) => onEnrolled(recoveryCodes) });
  }

  const failure = begin.error ?? confirm.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      dismissible={!confirm.isPending}
      title="Aplicativo autenticador"
      description="Leia o código com um aplicativo como Google Authenticator, Microsoft Authenticator ou 1Password."
      footer={
        <>
          <Button onClick={onClose} disabled={confirm.isPending}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" form={id} disabled={!secret} loading={confirm.isPending}>
            Cadastrar
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4" aria-label="Cadastrar aplicativo">
        {failure && (
          <Notice tone="danger" error={failure}>
            {factorError(failure)}
          </Notice>
        )}
        {begin.isPending && <LoadingBlock className="size-44 self-center" />}
        {secret && (
          <>
            <FactorQr {...secret.qr} />
            <div className="flex flex-wrap items-center gap-2">
              <p className="min-w-0 flex-1 text-caption text-muted">
                Sem câmera, digite a chave:{' '}
                <span className="figures text-ink">{secret.secret.match(/.{1,4}/g)?.join(' ')}</span>
              </p>
              <CopyButton text={secret.secret} label="Copiar chave" compact />
            </div>
          </>
        )}
        <Field label="Código do aplicativo" help="Os 6 dígitos que o aplicativo mostra agora." error={invalid}>
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            className="figures tracking-widest"
            value={code}
            onChange={({ currentTarget }) => {
              setCode(currentTarget.value);
              setInvalid(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
