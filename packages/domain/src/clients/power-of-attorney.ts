import { type Day, invalidDate, parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';

export const powerOfAttorneyOption = z.enum([
  'HABILITAR PROCURAÇÃO',
  'PROCURAÇÃO HABILITADA',
  'PROCURAÇÃO EXIPRADA', // spelt so
  'PROCURAÇÃO CANCELADA',
]);
export type PowerOfAttorneyOption = z.infer<typeof powerOfAttorneyOption>;

/** As the client holds it; days are `AAAA-MM-DD`. */
export interface PowerOfAttorney {
  procuracaoHabilitada: boolean;
  procuracaoHabilitadaEm: string | null;
  procuracaoValidaAte: string | null;
}

/** Expired from the day after its last (W-057). */
export function isExpired({ procuracaoValidaAte }: Pick<PowerOfAttorney, 'procuracaoValidaAte'>, today: Day): boolean {
  return procuracaoValidaAte !== null && procuracaoValidaAte < today;
}

/** Which of the four options a client's fields mean (C-66). */
export function powerOfAttorneyOptionOf(power: PowerOfAttorney, today: Day): PowerOfAttorneyOption {
  if (power.procuracaoHabilitada) return isExpired(power, today) ? 'PROCURAÇÃO EXIPRADA' : 'PROCURAÇÃO HABILITADA';
  const wasOnce = power.procuracaoHabilitadaEm !== null || power.procuracaoValidaAte !== null;
  return wasOnce ? 'PROCURAÇÃO CANCELADA' : 'HABILITAR PROCURAÇÃO';
}

/** What is to be said of a power of attorney, if anything (W-059, W-060). */
export function powerOfAttorneyNotice(
  power: Pick<PowerOfAttorney, 'procuracaoValidaAte'>,
  today: Day,
): string | undefined {
  if (power.procuracaoValidaAte === null) return 'Data de validade da procuração não informada.';
  return isExpired(power, today) ? 'A procuração está vencida.' : undefined;
}

/** An end before its beginning. */
export const endBeforeBeginning = 'A validade não pode terminar antes da habilitação.';

/** Whether both days are known and the wrong way round. */
export function endsBeforeBeginning({ procuracaoHabilitadaEm, procuracaoValidaAte }: PowerOfAttorney): boolean {
  return (
    procuracaoHabilitadaEm !== null && procuracaoValidaAte !== null && procuracaoValidaAte < procuracaoHabilitadaEm
  );
}

const noDay = 'Informe a data.';

/** A day as it is typed, `DD/MM/AAAA` or as on the wire; empty for none. */
const typedDay = z.string().transform((typed, context) => {
  const day = typed.trim() === '' ? '' : parseDay(typed);
  if (day !== undefined) return day;
  context.addIssue({ code: 'custom', message: invalidDate });
  return z.NEVER;
});

/** The dialog 'Atualizar Procuração': which days an option needs, and what is stored of it (C-66). */
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
      if (from && until < from) return say('procuracaoValidaAte', endBeforeBeginning);
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
