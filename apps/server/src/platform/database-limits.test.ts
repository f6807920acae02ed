import { describe, expect, it } from 'vitest';
import { databaseLimitsOf } from './database-limits.ts';

describe('limits of the database', () => {
  it('have defaults, and an empty value counts as unset', () => {
    const defaults = {
      poolSize: 10,
      replicaSeconds: 30,
      connectSeconds: 20,
      statementSeconds: 300,
      lockSeconds: 60,
      idleInTransactionSeconds: 300,
    };
    expect(databaseLimitsOf({})).toEqual(defaults);
    expect(databaseLimitsOf({ DATABASE_POOL_SIZE: '' })).toEqual(defaults);
  });

  it('are read where set, and 0 turns a time-out off', () => {
    const env = { DATABASE_POOL_SIZE: '40', DATABASE_STATEMENT_TIMEOUT: '0', DATABASE_LOCK_TIMEOUT: '5' };
    expect(databaseLimitsOf(env)).toMatchObject({ poolSize: 40, statementSeconds: 0, lockSeconds: 5 });
  });

  it.each([
    [{ DATABASE_POOL_SIZE: '1' }, 'DATABASE_POOL_SIZE aceita um número inteiro de 2 a 1000; recebeu 1.'],
    [{ DATABASE_CONNECT_TIMEOUT: '0' }, 'DATABASE_CONNECT_TIMEOUT aceita um número inteiro de 1 a 600; recebeu 0.'],
    [{ DATABASE_LOCK_TIMEOUT: '5s' }, 'DATABASE_LOCK_TIMEOUT aceita um número inteiro de 0 a 86400; recebeu 5s.'],
    [{ DATABASE_STATEMENT_TIMEOUT: '-1' }, 'recebeu -1'],
    [{ DATABASE_IDLE_IN_TRANSACTION_TIMEOUT: '90000' }, 'recebeu 90000'],
  ])('refuse %j with a message', (env, message) => {
    expect(() => databaseLimitsOf(env)).toThrow(message);
  });
});
