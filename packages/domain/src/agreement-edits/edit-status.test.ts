import { describe, expect, it } from 'vitest';
import {
  editableEdit,
  editFilterLabels,
  editStatusLabels,
  editStatusOf,
  editsByFilter,
  previewBadgeOf,
} from './edit-status.ts';

const edit = (acceptEdit: boolean | null, isActive = true, isEdit = false) => ({ acceptEdit, isActive, isEdit });

describe('the status of a suggestion', () => {
  it.each([
    ['W-328 rejected when it is not active', edit(null, false, true), 'rejeitada'],
    ['W-328 rejected when it was approved and is not active any more', edit(true, false), 'rejeitada'],
    ['W-328 W-489 rejected when acceptEdit is false', edit(false, true, true), 'rejeitada'],
    ['W-329 W-489 approved when acceptEdit is true', edit(true), 'aprovada'],
    ['W-330 W-489 in review when its text is written', edit(null, true, false), 'em_revisao'],
    ['W-331 pending otherwise', edit(null, true, true), 'pendente'],
  ])('%s', (_, state, status) => {
    expect(editStatusOf(state)).toBe(status);
  });

  it('W-330 W-331 is said in the listed words', () => {
    expect(editStatusLabels).toMatchObject({ em_revisao: 'Em revisão', pendente: 'Pendente' });
  });

  it('W-350 the preview says Aprovada, Rejeitada or Em Análise', () => {
    expect([edit(true), edit(false), edit(null, false), edit(null)].map(previewBadgeOf)).toEqual([
      ...['Aprovada', 'Rejeitada', 'Rejeitada', 'Em Análise'],
    ]);
  });
});

describe('the filters', () => {
  const edits = [edit(null), edit(null, true, true), edit(null, false), edit(true), edit(false)];

  it('W-326 are four, in the listed words', () => {
    expect(Object.values(editFilterLabels)).toEqual(['Todos', 'Pendentes', 'Aprovadas', 'Rejeitadas']);
  });

  it('W-332 W-333 pending is undecided and active, rejected holds the inactive ones', () => {
    const { todos, pendentes, aprovadas, rejeitadas } = editsByFilter(edits);
    expect(todos).toEqual(edits);
    expect(pendentes).toEqual([edits[0], edits[1]]);
    expect(aprovadas).toEqual([edits[3]]);
    expect(rejeitadas).toEqual([edits[2], edits[4]]);
  });

  it('W-334 the one to be written is the first that is active with isEdit', () => {
    expect(editableEdit(edits)).toBe(edits[1]);
    expect(editableEdit([edit(null, false, true), edit(null)])).toBeUndefined();
  });
});
