import { formatPhone } from '@restitui/brazil/phone.ts';
import type { ChannelFacts } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { channelConnector, messageChannelLabels } from '@restitui/domain/operations/messages/message-channel.ts';
import type { MessageState } from '@restitui/domain/operations/messages/message-state.ts';
import { canReadSystem } from '@restitui/domain/operations/system/system.access.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail, MessageCircle } from 'lucide-react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { sendTestMessage } from '../first-steps.queries.ts';

const icons = { email: Mail, whatsapp: MessageCircle };

const tests: Record<MessageState, [Tone, string]> = {
  na_fila: ['info', 'Teste a caminho'],
  adiada: ['info', 'Teste a caminho'],
  enviada: ['positive', 'Teste enviado'],
  falhou: ['danger', 'Teste não entregue'],
};

/** Each channel with the company's contact, the state of its last test, and the button that sends one. */
export function ChannelTests({ tenant, channels }: { tenant: string; channels: readonly ChannelFacts[] }) {
  return (
    <ul className="mt-3 w-full divide-y border-y">
      {channels.map((channel) => (
        <ChannelTest key={channel.canal} tenant={tenant} channel={channel} />
      ))}
    </ul>
  );
}

/** Names who can connect a channel: its service is set on the server. */
function ChannelOff() {
  const operates = canReadSystem(useActor());
  return (
    <>
      Ainda não está ligado nesta instalação.{' '}
      {operates ? (
        <>
          O serviço é informado no servidor; veja-o em{' '}
          <Link to="/admin/sistema" className="text-brand-text underline">
            Sistema
          </Link>
          .
        </>
      ) : (
        channelConnector
      )}
    </>
  );
}

function ChannelTest({
  tenant,
  channel: { canal, ligado, contato, teste },
}: {
  tenant: string;
  channel: ChannelFacts;
}) {
  const send = useMutation(sendTestMessage(tenant));
  const Icon = icons[canal];
  const shownContact = canal === 'whatsapp' ? formatPhone(contato) : contato;
  const [tone, text] = teste ? tests[teste] : (['warning', 'Falta o teste'] as const);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-body">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-40 flex-1">
        <span className="block font-medium">{messageChannelLabels[canal]}</span>
        <span className="block break-all text-caption text-muted">
          {ligado ? shownContact || 'Sem contato: informe-o em Dados da empresa.' : <ChannelOff />}
        </span>
      </span>
      {ligado && contato && (
        <>
          <Badge tone={tone}>{text}</Badge>
          {teste !== 'na_fila' && (
            <Button
              size="sm"
              loading={send.isPending}
              aria-label={`Enviar teste por ${messageChannelLabels[canal]}`}
              onClick={() => send.mutate(canal)}
            >
              {teste ? 'Enviar outro' : 'Enviar teste'}
            </Button>
          )}
        </>
      )}
    </li>
  );
}
