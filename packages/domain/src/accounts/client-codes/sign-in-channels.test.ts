import { expect, it } from 'vitest';
import type { MessageChannel } from '../../operations/messages/message-channel.ts';
import { signInChannels } from './sign-in-channels.ts';

it.each<[MessageChannel[], MessageChannel[]]>([
  [
    ['email', 'whatsapp'],
    ['email', 'whatsapp'],
  ],
  [['whatsapp'], ['email', 'whatsapp']],
  [['email'], ['email']],
  [[], ['email']],
])('offers of the connected channels %j the channels %j', (connected, offered) => {
  expect(signInChannels(connected)).toEqual(offered);
});
