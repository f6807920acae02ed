import { type Day, invalidDate, parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';

export const powerOfAttorneyOption = z.enum([
  'HABILITAR PROCURAÇÃO',
  'PROCURAÇÃO HABILITADA',
  'PROCURAÇÃO EXIPRADA', // spelt so
  'PROCURAÇÃO CANCELADA',
]);
export type PowerOfAttorneyOption = z.infer<typeof powerOfAttorneyOption>;

/** The fields of a client; days are `YYYY-MM-DD`. */
export interface PowerOfAttorney {
  procuracaoHabilitada: boolean;
  procuracaoHabilitadaEm: string | null;
  procuracaoValidaAte: string | null;
}

/** A power of attorney expires on the day after its last (W-057). */
export function isExpired({ procuracaoValidaAte }: Pick<PowerOfAttorney, 'procuracaoValidaAte'>, today: Day): boolean {
  return procuracaoValidaAte !== null && procuracaoValidaAte < today;
}

/** Returns the option that the client's fields represent (C-66). */
export function powerOfAttorneyOptionOf(power: PowerOfAttorney, today: Day): PowerOfAttorneyOption {
  if (power.procuracaoHabilitada) return isExpired(power, today) ? 'PROCURAÇÃO EXIPRADA' : 'PROCURAÇÃO HABILITADA';
  const wasOnce = power.procuracaoHabilitadaEm !== null || power.procuracaoValidaAte !== null;
  return wasOnce ? 'PROCURAÇÃO CANCELADA' : 'HABILITAR PROCURAÇÃO';
}

/** Returns the notice to show for a power of attorney, if any (W-059, W-060), or that its first day is missing. */
export function powerOfAttorneyNotice(power: PowerOfAttorney, today: Day): string | undefined {
  const { procuracaoHabilitada, procuracaoHabilitadaEm, procuracaoValidaAte } = power;
  if (procuracaoValidaAte === null) return 'Data de validade da procuração não informada.';
  if (isExpired(power, today)) return 'A procuração está vencida.';
  return procuracaoHabilitada && procuracaoHabilitadaEm === null ? 'Dia da habilitação não informado.' : undefined;
}

export const endBeforeStartMessage = 'A validade não pode terminar antes da habilitação.';

/** Returns whether both days are known and in the wrong order. */
export function endsBeforeStart({ procuracaoHabilitadaEm, procuracaoValidaAte }: PowerOfAttorney): boolean {
  return (
    procuracaoHabilitadaEm !== null && procuracaoValidaAte !== null && procuracaoValidaAte < procuracaoHabilitadaEm
  );
}

const noDay = 'Informe a data.';

/** A day typed as `DD/MM/AAAA` or in the format of the wire; empty means none. */
const typedDay = z.string().transform((typed, context) => {
  const day = typed.trim() === '' ? '' : parseDay(typed);
  if (day !== undefined) return day;
  context.addIssue({ code: 'custom', message: invalidDate });
  return z.NEVER;
});

/** The form of the dialog 'Atualizar Procuração': the days each option requires, and the stored values (C-66). */
export function powerOfAttorneyForm(today: Day) {
  return z
    .object({
      option: powerOfAttorneyOption,
      procuracaoHabilitadaEm: typedDay,
      procuracaoValidaAte: typedDay,
    })
    .superRefine(({ option, procuracaoHabilitadaEm: from, procuracaoValidaAte: until }, context) => {
      const say = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
      if (option === 'HABILITAR PROCURAÇÃO' || option === 'PROCURAÇÃO CANCELADA') return;
      if (option === 'PROCURAÇÃO HABILITADA' && !from) say('procuracaoHabilitadaEm', noDay);
      if (!until) return say('procuracaoValidaAte', noDay);
      if (from && until < from) return say('procuracaoValidaAte', endBeforeStartMessage);
      const isPast = until < today;
      if (option === 'PROCURAÇÃO HABILITADA' && isPast) say('procuracaoValidaAte', 'A validade já passou.');
      if (option === 'PROCURAÇÃO EXIPRADA' && !isPast) say('procuracaoValidaAte', 'A validade ainda não passou.');
    })
    .transform(({ option, procuracaoHabilitadaEm, procuracaoValidaAte }): PowerOfAttorney => {
      const none = option === 'HABILITAR PROCURAÇÃO';
      return {
        procuracaoHabilitada: option === 'PROCURAÇÃO HABILITADA' || option === 'PROCURAÇÃO EXIPRADA',
        procuracaoHabilitadaEm: none ? null : procuracaoHabilitadaEm || null,
        procuracaoValidaAte: none ? null : procuracaoValidaAte || null,
      };
    });
}
export type PowerOfAttorneyForm = z.input<ReturnType<typeof powerOfAttorneyForm>>;
