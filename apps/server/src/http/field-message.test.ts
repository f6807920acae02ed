import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldMessage } from './field-message.ts';

it.each([
  [z.string(), undefined, 'Campo obrigatório.'],
  [z.string(), 5, 'Informe um texto.'],
  [z.coerce.number(), 'x', 'Informe um número.'],
  [z.int(), 1.5, 'Informe um número inteiro.'],
  [z.number().min(1), 0, 'O mínimo é 1.'],
  [z.number().max(200), 201, 'O máximo é 200.'],
  [z.string().max(3), 'abcd', 'Use no máximo 3 caracteres.'],
  [z.string().min(3), 'ab', 'Use no mínimo 3 caracteres.'],
  [z.array(z.string()).min(1), [], 'Informe no mínimo 1 itens.'],
  [z.enum(['A', 'B']), 'C', 'Escolha uma das opções: A, B.'],
  [z.email(), 'x', 'Formato inválido.'],
  [z.email('Email inválido'), 'x', 'Email inválido'],
  [z.string().min(3, 'Nome curto demais'), 'ab', 'Nome curto demais'],
])('%#: describes the error in Portuguese', (shape, value, message) => {
  const { error } = shape.safeParse(value, { error: fieldMessage });
  expect(error?.issues[0]?.message).toBe(message);
});
