import type { DecisionResult } from '@restitui/domain/simples/refund-requests/refund-step.ts';

/** A boleto of fees; all days are counted back from today. */
export interface FollowedBoleto {
  seuNumero: string;
  issued: number;
  due: number;
  paid?: number;
}

/** The way of one payment; all days are counted back from today. */
export interface FollowedCourse {
  isRectified?: true;
  requested?: number;
  decided?: { days: number; resultado: DecisionResult; percent?: string; motivo?: string };
  received?: number;
  boleto?: FollowedBoleto;
}

const paid: FollowedBoleto = { seuNumero: 'HON-2001', issued: 27, due: 13, paid: 15 };
const ofTwo: FollowedBoleto = { seuNumero: 'HON-2002', issued: 6, due: -9 };

/** The boleto of the fee on the compensation of a SPED case. */
export const boletoOfCompensation: FollowedBoleto = { seuNumero: 'HON-2003', issued: 12, due: -3, paid: 4 };

/** Payments of the followed case, oldest first, from the paid fee to the mirror that was checked; later ones are open. */
export const followedCourses: readonly FollowedCourse[] = [
  { isRectified: true, requested: 72, decided: { days: 40, resultado: 'DEFERIDO' }, received: 30, boleto: paid },
  { isRectified: true, requested: 70, decided: { days: 33, resultado: 'DEFERIDO' }, received: 12, boleto: ofTwo },
  {
    ...{ isRectified: true, requested: 70, received: 12, boleto: ofTwo },
    decided: {
      ...{ days: 33, resultado: 'DEFERIDO_EM_PARTE', percent: '80.00' },
      motivo: 'Parte da receita já estava segregada na declaração.',
    },
  },
  { isRectified: true, requested: 64, decided: { days: 14, resultado: 'DEFERIDO' }, received: 4 },
  { isRectified: true, requested: 60, decided: { days: 6, resultado: 'DEFERIDO' } },
  {
    ...{ isRectified: true, requested: 60 },
    decided: { days: 9, resultado: 'INDEFERIDO', motivo: 'DAS não localizado na base de pagamentos.' },
  },
  { isRectified: true, requested: 30 },
  { isRectified: true },
  {},
];
