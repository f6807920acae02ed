import { type MessageEvent, messageEventLabels } from '@restitui/domain/operations/messages/message-event.ts';
import { type MessageReceiver, messageReceiverLabels } from '@restitui/domain/operations/messages/message-receiver.ts';
import {
  channelsOf,
  type NotificationChannel,
  type NotificationRule,
  notificationChannelLabels,
  possibleChannels,
  receiversOf,
} from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';

type Channels = NotificationRule['channels'];

interface NotificationTableProps {
  channels: Channels;
  /** Events of the tenant. */
  events: readonly MessageEvent[];
  onChange: (channels: Channels) => void;
}

/** One section per event, with a line per receiver and a box per channel. */
export function NotificationTable({ channels, events, onChange }: NotificationTableProps) {
  function toggle(event: MessageEvent, receiver: MessageReceiver, channel: NotificationChannel) {
    const now = channelsOf({ channels }, event, receiver);
    const next = now.includes(channel) ? now.filter((each) => each !== channel) : [...now, channel];
    onChange({ ...channels, [event]: { ...channels[event], [receiver]: next } });
  }
  return (
    <ul className="divide-y">
      {events.map((event) => (
        <li key={event} className="grid gap-3 py-4 md:grid-cols-[16rem_1fr]">
          <h2 className="font-medium text-body">{messageEventLabels[event]}</h2>
          <div className="flex flex-col gap-3">
            {receiversOf(event).map((receiver) => (
              <fieldset key={receiver} className="grid gap-2 sm:grid-cols-[15rem_1fr]">
                <legend className="sr-only">
                  {messageEventLabels[event]}: {messageReceiverLabels[receiver]}
                </legend>
                <span aria-hidden className="text-body text-muted">
                  {messageReceiverLabels[receiver]}
                </span>
                <div className="flex flex-wrap gap-x-5 gap-y-2">
                  {possibleChannels[receiver].map((channel) => (
                    <Checkbox
                      key={channel}
                      label={notificationChannelLabels[channel]}
                      checked={channelsOf({ channels }, event, receiver).includes(channel)}
                      onCheckedChange={() => toggle(event, receiver, channel)}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
