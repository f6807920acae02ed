import { centsOf } from '@restitui/brazil/money.ts';
import { z } from 'zod';

const noNumber = 'Por favor, insira um valor válido.';

/** An amount in reais entered by a user: a JSON number, not negative, with at most 2 decimals. */
export const enteredMoney = z
  .number(noNumber)
  .min(0, 'O valor não pode ser negativo.')
  .max(9_999_999_999.99, noNumber)
  .refine((value) => centsOf(value) !== undefined, 'Use no máximo 2 casas decimais.');
