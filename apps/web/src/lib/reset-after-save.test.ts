import { expect, it } from 'vitest';
import { resetAfterSave } from './reset-after-save.ts';

interface Values {
  name: string;
  email: string;
}

/** A form of react-hook-form without its fields. */
function formWith(values: Values) {
  const dirty: string[] = [];
  return {
    dirty,
    form: {
      getValues: (() => values) as never,
      reset: (saved: unknown) => void Object.assign(values, saved),
      setValue: (name: string, value: unknown) => {
        Object.assign(values, { [name]: value });
        dirty.push(name);
      },
    },
  };
}

const sent: Values = { name: 'Ana', email: 'ana@a.test' };
const saved: Values = { name: 'ANA', email: 'ana@a.test' };

it('takes the saved values over, as the server writes them', () => {
  const values = { ...sent };
  const { form, dirty } = formWith(values);
  resetAfterSave<Values>(form, sent, saved);
  expect(values).toEqual(saved);
  expect(dirty).toEqual([]);
});

it('keeps what was typed while the values were being sent, as unsaved', () => {
  const values = { ...sent, email: 'ana@b.test' };
  const { form, dirty } = formWith(values);
  resetAfterSave<Values>(form, sent, saved);
  expect(values).toEqual({ name: 'ANA', email: 'ana@b.test' });
  expect(dirty).toEqual(['email']);
});
