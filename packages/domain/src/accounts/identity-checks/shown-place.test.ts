import { expect, it } from 'vitest';
import { shownPlace } from './shown-place.ts';

it.each([
  [
    'Goiânia, GO, BR (aproximada; aparelho: latitude -16,68690, longitude -49,26480, precisão de 20 m)',
    'Goiânia, GO, BR',
  ],
  ['Goiânia, GO, BR, 74000-000 (aproximada: -16.68, -49.25; IP 203.0.113.7)', 'Goiânia, GO, BR, 74000-000'],
  ['Latitude -16,68690, longitude -49,26480 (precisão de 20 m)', 'Coordenadas do aparelho registradas'],
  ['Localização não disponível.', 'Localização não disponível.'],
  ['', ''],
])('shows %j as %j', { tags: ['F-292'] }, (local, shown) => {
  expect(shownPlace(local)).toBe(shown);
});
