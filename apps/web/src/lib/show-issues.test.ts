import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { focusIssues, focusRefusal, showIssues } from './show-issues.ts';

const issues = ['name', 'valor', 'data'].map((path) => ({ path, message: `${path} inválido` }));
const error = new ApiError({ status: 409, code: 'taken', message: 'Já existe', issues });

it('shows each issue at its field and leaves the focus', () => {
  const setError = vi.fn();
  showIssues(error, setError);
  expect(setError.mock.calls).toEqual(issues.map(({ path, message }) => [path, { message }]));
});

it('focuses the first issue of a field that the form has', () => {
  const setError = vi.fn();
  focusIssues(error, setError, { valor: '', data: '' });
  expect(setError.mock.calls).toEqual([
    ['valor', { message: 'valor inválido' }, { shouldFocus: true }],
    ['data', { message: 'data inválido' }, { shouldFocus: false }],
  ]);
});

it('shows a refusal at its field by its code only', () => {
  const setError = vi.fn();
  expect(focusRefusal(error, 'other', setError, 'name')).toBe(false);
  expect(focusRefusal(new Error('offline'), 'taken', setError, 'name')).toBe(false);
  expect(setError).not.toHaveBeenCalled();
  expect(focusRefusal(error, 'taken', setError, 'name')).toBe(true);
  expect(setError).toHaveBeenCalledExactlyOnceWith('name', { message: 'Já existe' }, { shouldFocus: true });
});
