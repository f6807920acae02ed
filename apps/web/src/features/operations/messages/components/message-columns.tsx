import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone, parsePhone } from '@restitui/brazil/phone.ts';
import { messageChannelLabels } from '@restitui/domain/operations/messages/message-channel.ts';
import { messageEventLabels } from '@restitui/domain/operations/messages/message-event.ts';
import { type MessageState, messageStateLabels } from '@restitui/domain/operations/messages/message-state.ts';
import type { LoggedMessage } from '@restitui/domain/operations/messages/messages.api.ts';
import { formatDateTime, formatShortDate } from '../../../../lib/formats.ts';
import { Badge, StatusNote, type Tone } from '../../../../ui/badge.tsx';
import type { DataColumn, RowLines } from '../../../../ui/data-column.ts';

const tones: Record<MessageState, Tone> = {
  na_fila: 'neutral',
  adiada: 'info',
  enviada: 'positive',
  falhou: 'danger',
};

export const messageColumns: DataColumn<LoggedMessage>[] = [
  {
    id: 'subject',
    header: 'Assunto',
    cell: ({ subject, event }) => (
      <span className="flex min-w-0 flex-col">
        <span className="text-pretty">{subject}</span>
        <span className="truncate text-caption text-muted">{event ? messageEventLabels[event] : 'Outra mensagem'}</span>
      </span>
    ),
  },
  {
    id: 'to',
    header: 'Para',
    cell: ({ nome, to, channel }) => (
      <span className="flex min-w-0 flex-col">
        <span className="truncate">{displayName(nome) || '—'}</span>
        <span className="truncate text-caption text-muted">
          {messageChannelLabels[channel]}&nbsp;· {channel === 'whatsapp' && parsePhone(to) ? formatPhone(to) : to}
        </span>
      </span>
    ),
    width: '18rem',
  },
  {
    id: 'state',
    header: 'Situação',
    cell: ({ state }) => <Badge tone={tones[state]}>{messageStateLabels[state]}</Badge>,
    width: '7.25rem',
  },
  {
    id: 'createdDate',
    header: 'Quando',
    cell: ({ createdDate, sentAt, sendAt }) => (
      <span className="figures">{formatDateTime(sentAt ?? sendAt ?? createdDate)}</span>
    ),
    width: '10rem',
  },
];

export const messageLines: RowLines<LoggedMessage> = {
  headings: ['Mensagem', 'Quando'],
  widths: 'auto',
  name: ({ subject }) => <span className="line-clamp-2 whitespace-normal">{subject}</span>,
  below: ({ state, nome, to, channel }) => (
    <StatusNote tone={tones[state]}>
      {messageStateLabels[state]}&nbsp;· {displayName(nome) || to}&nbsp;· {messageChannelLabels[channel]}
    </StatusNote>
  ),
  values: ({ createdDate, sentAt, sendAt }) => [
    <span key="quando" className="text-caption text-muted">
      {formatShortDate(sentAt ?? sendAt ?? createdDate)}
    </span>,
  ],
};
