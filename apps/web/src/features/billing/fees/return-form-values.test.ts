import { toDay } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import { initialReturn, returnFormSchema } from './return-form-values.ts';

const today = toDay('2026-11-20');
const schema = returnFormSchema({ id_client: '94PTG006000106' }, 6.45, today);
const first = initialReturn(6.45, today);

it('the form begins with all that is to be given back, today', () => {
  expect(schema.parse(first)).toEqual({
    ...{ id_client: '94PTG006000106', valor: 6.45, data: '2026-11-20', observacao: '', seen: 6.45 },
  });
});

it.each([
  [{ valor: '6,46' }, 'valor', 'A devolução passa do valor a devolver.'],
  [{ valor: '0,00' }, 'valor', 'Informe um valor maior que zero.'],
  [{ data: '21/11/2026' }, 'data', 'A data não pode ficar depois de hoje.'],
  [{ data: '31/02/2026' }, 'data', 'Data inválida'],
  [{ data: '' }, 'data', 'Informe a data'],
])('the form refuses %j at %s: %s', (typed, path, message) => {
  expect(schema.safeParse({ ...first, ...typed }).error?.issues).toMatchObject([{ path: [path], message }]);
});
