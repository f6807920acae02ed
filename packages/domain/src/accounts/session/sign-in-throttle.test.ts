import { expect, it } from 'vitest';
import { type AttemptFigures, throttleOf } from './sign-in-throttle.ts';

const quiet: AttemptFigures = { accountAndAddress: 0, address: 0, account: 0, known: false, accountsOfAddress: 0 };

it.each<[string, Partial<AttemptFigures>, ReturnType<typeof throttleOf>]>([
  ['a first attempt', {}, 'pass'],
  ['nine failures of the account at the address', { accountAndAddress: 9, address: 9, account: 9 }, 'pass'],
  ['ten failures of the account at the address', { accountAndAddress: 10 }, 'refuse'],
  ['ten failures of a known account', { accountAndAddress: 10, known: true }, 'refuse'],
  ['49 failures at a new address', { address: 49 }, 'pass'],
  ['50 failures at a new address', { address: 50 }, 'refuse'],
  ['a known account at an address with 60 anonymous failures', { address: 60, known: true }, 'pass'],
  ['a known account at an address with 5,000 anonymous failures', { address: 5000, known: true }, 'pass'],
  ['a new colleague in an office of 20 after 60 anonymous failures', { address: 60, accountsOfAddress: 20 }, 'slow'],
  ['a new colleague in an office of 2 after 60 anonymous failures', { address: 60, accountsOfAddress: 2 }, 'slow'],
  ['spraying beyond the allowance of an office of 2', { address: 100, accountsOfAddress: 2 }, 'refuse'],
  ['spraying from a large office', { address: 500, accountsOfAddress: 200 }, 'refuse'],
  ['an account under attack from many addresses, at a new one', { account: 100 }, 'refuse'],
  ['an account under attack, at an address it signed in from', { account: 100, known: true }, 'slow'],
])('decides on %s', (_, figures, verdict) => {
  expect(throttleOf({ ...quiet, ...figures })).toBe(verdict);
});
