import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { focusIssues, focusIssuesOf, focusRefusal, textBesideFields } from './show-issues.ts';

const issues = ['name', 'valor', 'data'].map((path) => ({ path, message: `${path} inválido` }));
const error = new ApiError({ status: 409, code: 'taken', message: 'Já existe', issues });

it('shows each issue at its field and focuses the first', () => {
  const setError = vi.fn();
  focusIssues(error, setError, { valor: 'value' });
  expect(setError.mock.calls).toEqual([
    ['name', { message: 'name inválido' }, { shouldFocus: true }],
    ['value', { message: 'valor inválido' }, { shouldFocus: false }],
    ['data', { message: 'data inválido' }, { shouldFocus: false }],
  ]);
});

it('focuses the first issue of a field that the form has', () => {
  const setError = vi.fn();
  focusIssuesOf(error, setError, { valor: '', data: '' });
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

it('leaves a text out of the notice of a form that a field shows already', () => {
  const twice = new ApiError({
    ...{ status: 409, code: 'twice', message: 'Já existe' },
    issues: [{ path: 'referencia', message: 'Já existe' }],
  });
  expect(textBesideFields(twice, { referencia: '' })).toBeUndefined();
  expect(textBesideFields(twice, { valor: '' })).toBe('Já existe');
  expect(textBesideFields(error, { valor: '' })).toBe('Já existe');
});

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true }),
).map(([path, text]) => ({ name: path.split('/').at(-1) ?? path, text }));
const namesOf = (found: typeof sources) => found.map(({ name }) => name).toSorted();

it('does so in every form that shows refusals at its fields', () => {
  const twice = sources.filter(({ text }) => text.includes('focusIssuesOf(') && text.includes('{errorText('));
  expect(namesOf(twice)).toEqual([]);
});

/** They show refusals away from fields, or read them for others. */
const elsewhere = [
  'api-error.ts',
  'book-fees-dialog.tsx',
  'creation-failure.tsx',
  'field-errors.ts',
  'session-failure.tsx',
];
/** Rows that are edited in place, and forms of one text or file, whose focus stays where it is. */
const keepingFocus = ['use-credit-draft.ts', 'use-icms-draft.ts', 'use-named-file.ts', 'write-message.tsx'];

it('focuses a field, as each message at a field does', () => {
  const isForgotten = (call: string) => {
    const [given = ''] = call.split(');');
    return given.includes('{ message') && !given.includes('shouldFocus');
  };
  const forgetting = sources.filter(({ text }) => text.split('setError(').slice(1).some(isForgotten));
  expect(sources.length).toBeGreaterThan(900);
  expect(namesOf(forgetting)).toEqual([]);
});

it('or another function focuses the first refused field, wherever the refusals of the server are read', () => {
  const without = sources.filter(({ text }) => {
    const isReading = text.includes('fieldErrors(') || (text.includes('ApiError') && text.includes('.issues'));
    return isReading && !/\b(focusIssues|focusIssuesOf|focusFields|useFocusInvalid)\b/.test(text);
  });
  expect(namesOf(without)).toEqual([...elsewhere, ...keepingFocus].toSorted());
});
