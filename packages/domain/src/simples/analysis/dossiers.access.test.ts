import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canDownloadDossierSheet } from './dossiers.access.ts';

it.each([
  ['ADMIN ANALISTA', true],
  ['ADMIN CEO', true],
  ['USUARIO CEO', false],
  ['USUARIO PARCEIRO', false],
  ['USUARIO CONTABILIDADE', false],
] as const)('spreadsheet of the dossier: %s → %s', { tags: ['D-33', 'W-587'] }, (who, allowed) => {
  expect(canDownloadDossierSheet(actorWith(who))).toBe(allowed);
});
