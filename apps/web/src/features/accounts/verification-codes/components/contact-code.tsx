import { verificationCode } from '@restitui/domain/accounts/verification-codes/code-limits.ts';
import { contactEmail, whatsAppNumber } from '@restitui/domain/accounts/verification-codes/contact.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiError } from '../../../../lib/api-error.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FormText } from '../../../../ui/form-fields.tsx';
import { sendCode } from '../verification-codes.queries.ts';
import { CodeField } from './code-field.tsx';
import { useCountdown } from './use-countdown.ts';

interface ContactCodeProps {
  channel: MessageChannel;
  name: string;
  /** The contact that was verified. */
  proven: string | undefined;
  waived?: boolean;
  /** The stored contact, which needs no new code. */
  current?: string;
  onProven: (to: string | undefined) => void;
}

const shapes = { whatsapp: whatsAppNumber, email: contactEmail };

/** A contact of the owner and the code that verifies it (I-121 to I-131). */
export function ContactCode({ channel, name, proven, waived = false, current, onProven }: ContactCodeProps) {
  const { watch, trigger } = useFormContext();
  const [sentTo, setSentTo] = useState<string>();
  const [pausedTo, setPausedTo] = useState<string>();
  const [secondsLeft, countDown] = useCountdown();
  const send = useMutation(sendCode(channel));
  const to = shapes[channel].safeParse(watch(name) ?? '').data;
  const isProven = to !== undefined && to === proven;
  const isCurrent = to !== undefined && to === current;
  const isSent = to !== undefined && to === sentTo;
  const pause = to === pausedTo ? secondsLeft : 0;
  useEffect(() => {
    if (proven !== undefined && to !== proven) onProven(undefined);
  }, [proven, to, onProven]);

  function startPause(seconds: number) {
    setPausedTo(to);
    countDown(seconds);
  }

  async function ask() {
    if (!(await trigger(name, { shouldFocus: true })) || to === undefined) return;
    send.mutate(to, {
      onSuccess: () => {
        setSentTo(to);
        startPause(verificationCode.pauseSeconds);
      },
      onError: (error) => error instanceof ApiError && error.retryAfter && startPause(Math.min(error.retryAfter, 60)),
    });
  }

  const isWhatsApp = channel === 'whatsapp';
  const label = isWhatsApp ? 'WhatsApp' : 'E-mail';
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <FormText
          name={name}
          label={label}
          required
          {...(isWhatsApp
            ? { mask: 'phone' as const }
            : { inputMode: 'email' as const, autoCapitalize: 'none', spellCheck: false })}
        />
        <div className="mt-6.5 flex h-9 items-center">
          {isCurrent && <Badge tone="neutral">Atual</Badge>}
          {isProven && <Badge tone="positive">Verificado</Badge>}
          {!isProven && !isCurrent && waived && <Badge tone="neutral">Dispensado</Badge>}
          {!isProven && !isCurrent && !waived && (
            <Button loading={send.isPending} disabled={pause > 0} onClick={ask}>
              {pause > 0 ? `Reenviar em ${pause} s` : isSent ? 'Reenviar código' : 'Enviar código'}
              <span className="sr-only">para o {label}</span>
            </Button>
          )}
        </div>
      </div>
      {isSent && !isProven && (
        <CodeField channel={channel} to={to} onProven={onProven} onUseless={() => startPause(0)} />
      )}
    </div>
  );
}
