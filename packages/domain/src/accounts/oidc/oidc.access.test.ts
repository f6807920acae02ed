import { expect, it } from 'vitest';
import { canEditOidc } from './oidc.access.ts';

it('lets the CEO of a consultancy and the CEO and TI of the provider register a provider', () => {
  const allowed = (['ADMIN', 'USUARIO'] as const).flatMap((typeUser) =>
    (['CEO', 'TI', 'FINANCEIRO', 'JURIDICO', 'ANALISTA', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)
      .filter((typeCargo) => canEditOidc({ typeUser, typeCargo }))
      .map((typeCargo) => `${typeUser} ${typeCargo}`),
  );
  expect(allowed).toEqual(['ADMIN CEO', 'ADMIN TI', 'USUARIO CEO']);
});
