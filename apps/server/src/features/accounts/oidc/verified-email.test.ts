import { expect, it } from 'vitest';
import { verifiedEmailOf } from './verified-email.rules.ts';

const email = 'Ana@Casa.test';

it.each([
  ['google', { email, email_verified: true, hd: 'casa.test' }, 'ana@casa.test'],
  ['google', { email: 'ana@gmail.com', email_verified: true }, 'ana@gmail.com'],
  ['google', { email, email_verified: true }, undefined],
  ['google', { email, email_verified: true, hd: '' }, undefined],
  ['google', { email, email_verified: 'true', hd: 'casa.test' }, undefined],
  ['google', { email, hd: 'casa.test' }, undefined],
  ['google', { email_verified: true, hd: 'casa.test' }, undefined],
  ['google', { email: 'sem-arroba', email_verified: true, hd: 'casa.test' }, undefined],
  ['google', { email, xms_edov: true }, undefined],
  ['microsoft', { email, xms_edov: true }, 'ana@casa.test'],
  ['microsoft', { email, xms_edov: '1' }, 'ana@casa.test'],
  ['microsoft', { email, xms_edov: 1 }, 'ana@casa.test'],
  ['microsoft', { email, xms_edov: false }, undefined],
  ['microsoft', { email, xms_edov: '0' }, undefined],
  ['microsoft', { email, email_verified: true }, undefined],
  ['microsoft', { preferred_username: email, xms_edov: true }, undefined],
] as const)('trusts the e-mail of %s with %j: %s', (provider, claims, trusted) => {
  expect(verifiedEmailOf(provider, claims)).toBe(trusted);
});
