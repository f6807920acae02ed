import { addDays, type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { z } from 'zod';

const whole = (least: number, most: number) =>
  z
    .number(`Informe um número de ${least} a ${most}.`)
    .int(`Informe um número de ${least} a ${most}.`)
    .min(least, `Informe um número de ${least} a ${most}.`)
    .max(most, `Informe um número de ${least} a ${most}.`);

/** When and how a consultancy reminds signers. Hours in Brasília time. */
export const reminderRule = z.object({
  ligado: z.boolean(),
  /** Days until the first reminder, and between reminders. */
  aposDias: whole(1, 60),
  aCadaDias: whole(1, 60),
  maximo: whole(1, 20),
  email: z.boolean(),
  whatsapp: z.boolean(),
  /** Quiet hours from one hour until the other; equal hours mean none. */
  silencioDe: whole(0, 23),
  silencioAte: whole(0, 23),
});
export type ReminderRule = z.infer<typeof reminderRule>;

export const reminderRuleForm = reminderRule.refine(({ ligado, email, whatsapp }) => !ligado || email || whatsapp, {
  path: ['email'],
  message: 'Escolha ao menos um canal.',
});

/** The default rule. */
export const firstReminderRule: ReminderRule = {
  ligado: false,
  aposDias: 3,
  aCadaDias: 5,
  maximo: 4,
  email: true,
  whatsapp: true,
  silencioDe: 20,
  silencioAte: 8,
};

/** The last reminder of a role. */
interface Sent {
  numero: number;
  sentAt: string;
}

/**
 * Returns the number of the reminder that is due on this day, counted from 1; undefined when none is. Missed days lead to
 * one reminder, not several.
 * @param since when the agreement was created
 */
export function dueReminder(
  { ligado, aposDias, aCadaDias, maximo }: ReminderRule,
  { since, last }: { since: string; last: Sent | undefined },
  today: Day,
): number | undefined {
  if (!ligado || (last && last.numero >= maximo)) return undefined;
  const due = last
    ? addDays(dayInBrazil(new Date(last.sentAt)), aCadaDias)
    : addDays(dayInBrazil(new Date(since)), aposDias);
  return today >= due ? (last?.numero ?? 0) + 1 : undefined;
}
