import { expect, it } from 'vitest';

const components = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });

/** The listed sign-ins lock their button until both fields are filled (F-094). */
const listed = ['client-sign-in-form.tsx', 'sign-in-form.tsx'];

it('lets people send an invalid form, whose fields then say what is missing', () => {
  const locked = Object.entries(components)
    .filter(([, text]) => /disabled=\{[^}]*!\s*(?:formState\.)?isValid\b/.test(text))
    .map(([file]) => file.split('/').at(-1));
  expect(Object.keys(components).length).toBeGreaterThan(400);
  expect(locked.toSorted()).toEqual(listed);
});
