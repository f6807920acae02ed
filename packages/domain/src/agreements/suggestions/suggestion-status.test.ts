import { describe, expect, it } from 'vitest';
import {
  previewBadgeOf,
  suggestionFilterLabels,
  suggestionStatusLabels,
  suggestionStatusOf,
  suggestionsByFilter,
  suggestionToWrite,
} from './suggestion-status.ts';

const edit = (acceptEdit: boolean | null, isActive = true, isEdit = false) => ({ acceptEdit, isActive, isEdit });

describe('suggestion status', () => {
  it.each([
    ['rejected when it is not active', edit(null, false, true), 'rejeitada'],
    ['rejected when it was approved and is not active any more', edit(true, false), 'rejeitada'],
    ['rejected when acceptEdit is false', edit(false, true, true), 'rejeitada'],
    ['approved when acceptEdit is true', edit(true), 'aprovada'],
    ['in review when its text is written', edit(null, true, false), 'em_revisao'],
    ['pending otherwise', edit(null, true, true), 'pendente'],
  ])('is %s', { tags: ['W-328', 'W-329', 'W-330', 'W-331', 'W-489'] }, (_, state, status) => {
    expect(suggestionStatusOf(state)).toBe(status);
  });

  it('has the specified labels', { tags: ['W-330', 'W-331'] }, () => {
    expect(suggestionStatusLabels).toMatchObject({ em_revisao: 'Em revisão', pendente: 'Pendente' });
  });

  it('has the badges Aprovada, Rejeitada and Em Análise in the preview', { tags: ['W-350'] }, () => {
    expect([edit(true), edit(false), edit(null, false), edit(null)].map(previewBadgeOf)).toEqual([
      ...['Aprovada', 'Rejeitada', 'Rejeitada', 'Em Análise'],
    ]);
  });
});

describe('suggestion filters', () => {
  const edits = [edit(null), edit(null, true, true), edit(null, false), edit(true), edit(false)];

  it('have four specified labels', { tags: ['W-326'] }, () => {
    expect(Object.values(suggestionFilterLabels)).toEqual(['Todos', 'Pendentes', 'Aprovadas', 'Rejeitadas']);
  });

  it('count undecided active ones as pending and inactive ones as rejected', { tags: ['W-332', 'W-333'] }, () => {
    const { todos, pendentes, aprovadas, rejeitadas } = suggestionsByFilter(edits);
    expect(todos).toEqual(edits);
    expect(pendentes).toEqual([edits[0], edits[1]]);
    expect(aprovadas).toEqual([edits[3]]);
    expect(rejeitadas).toEqual([edits[2], edits[4]]);
  });

  it('select the first active one with isEdit for editing', { tags: ['W-334'] }, () => {
    expect(suggestionToWrite(edits)).toBe(edits[1]);
    expect(suggestionToWrite([edit(null, false, true), edit(null)])).toBeUndefined();
  });
});
