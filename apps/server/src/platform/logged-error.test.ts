import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { loggedError } from './logged-error.ts';

test('a failed statement is logged with its reason and without its values', () => {
  const reason = Object.assign(new Error('connection terminated'), {
    code: '57P01',
    detail: 'Key (cpf)=(52998224725)',
  });
  const error = new DrizzleQueryError('select * from users where email = $1', ['ana@meridiano.test', 'a\n b'], reason);
  const logged = loggedError(error);
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: select * from users where email = $1',
    stack: expect.stringMatching(/logged-error\.test/),
    cause: { type: 'Error', message: 'connection terminated', code: '57P01' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/meridiano|52998224725|a\\n b/);
});

test('what is no error is logged too', () => {
  expect(loggedError('broken')).toEqual({ type: 'string', message: 'broken', stack: '' });
});
