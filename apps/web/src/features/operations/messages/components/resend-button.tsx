import { displayName } from '@restitui/brazil/display-name.ts';
import type { LoggedMessage } from '@restitui/domain/operations/messages/messages.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { resendMessage } from '../messages.queries.ts';

export function ResendButton({ message: { id, subject, nome, canResend } }: { message: LoggedMessage }) {
  const resend = useMutation(resendMessage());
  if (!canResend) return null;
  return (
    <Button
      size="sm"
      className="max-sm:w-8 max-sm:px-0"
      loading={resend.isPending}
      aria-label={`Reenviar ${subject} para ${displayName(nome)}`}
      onClick={() => resend.mutate(id)}
    >
      <Send aria-hidden />
      <span className="max-sm:hidden">Reenviar</span>
    </Button>
  );
}
