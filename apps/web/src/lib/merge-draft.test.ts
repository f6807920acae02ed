import { expect, it } from 'vitest';
import { conflictErrors, mergeDraft } from './merge-draft.ts';

const before = { value: '1,00', number: 'N1', note: '' };

it('keeps edited fields and takes the current value of the others', () => {
  const current = { value: '7,00', number: 'N2', note: '' };
  expect(mergeDraft({ ...before, value: '5,00' }, before, current)).toEqual({ ...current, value: '5,00' });
});

it('names the current value of fields that were changed on both sides', () => {
  const draft = { ...before, value: '5,00', number: 'N3' };
  expect(conflictErrors(draft, before, { ...before, value: '7,00', number: '' })).toEqual({
    value: 'Agora está: 7,00',
    number: 'Agora está: vazio',
  });
  expect(conflictErrors(draft, before, { ...before, note: 'x' })).toEqual({});
});
