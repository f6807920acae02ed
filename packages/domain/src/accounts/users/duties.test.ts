import { describe, expect, it } from 'vitest';
import { dutiesMessage, hasDuties } from './duties.ts';

describe('duties of a user', { tags: ['F-181'] }, () => {
  it.each([
    [{ clients: 1, products: 0 }, 'Ana ainda responde por 1 cliente.'],
    [{ clients: 0, products: 2 }, 'Ana ainda responde por 2 produtos.'],
    [{ clients: 3, products: 1 }, 'Ana ainda responde por 3 clientes e 1 produto.'],
  ])('describes %o', (duties, message) => {
    expect(hasDuties(duties)).toBe(true);
    expect(dutiesMessage('Ana', duties)).toBe(`${message} Transfira a responsabilidade antes de excluir.`);
  });

  it('is no duty when both counts are zero', () => {
    expect(hasDuties({ clients: 0, products: 0 })).toBe(false);
  });
});
