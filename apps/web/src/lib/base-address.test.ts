import { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import { afterEach, expect, it } from 'vitest';
import { baseAddress, setBaseAddress } from './base-address.ts';

afterEach(() => setBaseAddress('observations', null));

it('sends only observations to a configured server, by default to this one', {
  tags: ['W-530', 'C-43', 'C-83'],
}, () => {
  for (const call of Object.values(observationsApi)) expect(baseAddress(call.base)).toBe('/api');
  setBaseAddress('observations', 'https://notas.example/v1/');
  for (const call of Object.values(observationsApi)) expect(baseAddress(call.base)).toBe('https://notas.example/v1');
  expect(baseAddress((productsApi.listOfClient as { base?: 'observations' }).base)).toBe('/api');
});
