import { describe, expect, it } from 'vitest';
import { creatableCargos, offeredCargos, typeCargo, typeUser } from './cargo.ts';
import { newUser } from './new-user.ts';

const filled = {
  name: ' Ana Souza ',
  cpf: '529.982.247-25',
  email: 'ana@meridiano.test',
  password: 'Segura@1',
  whatsApp: '(62) 99999-0000',
  typeUser: 'USUARIO',
  typeCargo: 'CEO',
};

function messageOf(change: object): string | undefined {
  return newUser.safeParse({ ...filled, ...change }).error?.issues[0]?.message;
}

describe('registration dialog', {
  tags: [
    'F-205',
    'F-206',
    'F-207',
    'F-208',
    'F-209',
    'F-210',
    'F-211',
    'F-212',
    'W-280',
    'W-281',
    'W-282',
    'W-283',
    'W-284',
    'W-285',
    'W-286',
    'C-16',
    'C-32',
  ],
}, () => {
  it('returns CPF and WhatsApp as digits and a trimmed name', () => {
    expect(newUser.parse(filled)).toEqual({
      ...filled,
      name: 'Ana Souza',
      cpf: '52998224725',
      whatsApp: '62999990000',
    });
  });

  it.each([
    [{ name: '  ' }, 'Nome é obrigatório'],
    [{ cpf: '529.982.247-2' }, 'CPF inválido. Verifique o número digitado.'],
    [{ cpf: '111.111.111-11' }, 'CPF inválido. Verifique o número digitado.'],
    [{ email: 'ana@' }, 'Email inválido'],
    [{ password: '12345' }, 'Senha deve ter ao menos 6 caracteres'],
    [{ whatsApp: '(62) 9999-000' }, 'WhatsApp deve ter ao menos 10 dígitos'],
    [{ typeUser: undefined }, 'Tipo de usuário é obrigatório'],
    [{ typeCargo: undefined }, 'Cargo é obrigatório'],
  ])('rejects %o: %s', (change, message) => {
    expect(messageOf(change)).toBe(message);
  });
});

describe('creatable and offered cargos', {
  tags: ['F-184', 'F-185', 'F-213', 'F-214', 'F-414', 'F-415', 'W-287', 'W-288', 'W-496', 'W-497', 'C-14', 'C-15'],
}, () => {
  it('creates four cargos of the provider and the CEO of a consultancy', () => {
    const made = typeUser.options.map((type) =>
      typeCargo.options.filter((cargo) => !messageOf({ typeUser: type, typeCargo: cargo })),
    );
    expect(made).toEqual([['CEO', 'FINANCEIRO', 'JURIDICO', 'ANALISTA'], ['CEO']]);
    expect(creatableCargos.ADMIN).toEqual(['CEO', 'ANALISTA', 'FINANCEIRO', 'JURIDICO']);
  });

  it('offers four cargos of each type in a cargo change, never TI, GESTOR or USUARIO', () => {
    expect(offeredCargos.ADMIN).toEqual(['ANALISTA', 'FINANCEIRO', 'JURIDICO', 'CEO']);
    expect(offeredCargos.USUARIO).toEqual(['GERENTE', 'PARCEIRO', 'CONTABILIDADE', 'CEO']);
  });
});
