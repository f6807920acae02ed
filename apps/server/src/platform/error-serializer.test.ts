import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { serializeError } from './error-serializer.ts';

it('logs a failed statement with its reason and without its values', () => {
  const reason = Object.assign(new Error('connection terminated'), {
    code: '57P01',
    detail: 'Key (cpf)=(52998224725)',
  });
  const error = new DrizzleQueryError('select * from users where email = $1', ['ana@meridiano.test', 'a\n b'], reason);
  const logged = serializeError(error);
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: select * from users where email = $1',
    stack: expect.stringMatching(/error-serializer\.test/),
    cause: { type: 'Error', message: 'connection terminated', code: '57P01' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/meridiano|52998224725|a\\n b/);
});

it('logs values that are no Error', () => {
  expect(serializeError('broken')).toEqual({ type: 'string', message: 'broken', stack: '' });
});
