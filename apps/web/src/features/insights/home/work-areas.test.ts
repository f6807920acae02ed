import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import { expect, it } from 'vitest';
import { workAreasOf } from './work-areas.ts';

it.each<[TypeCargo, string[]]>([
  ['FINANCEIRO', ['Painel de boletos', 'Boletos', 'Honorários']],
  ['JURIDICO', ['Pendências', 'Contratos', 'Assinatura']],
  ['TI', ['Contratos', 'Usuários', 'Informação do Banco', 'Relatos de Erro', 'Sistema', 'Solicitações de Titulares']],
])('offers an ADMIN %s the areas that the role may use', (typeCargo, expected) => {
  const areas = workAreasOf({ typeUser: 'ADMIN', typeCargo, permissions: {} });
  expect(areas.map(({ title }) => title)).toEqual(expected);
});
