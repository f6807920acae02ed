import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';

describe('phone', { tags: ['F-495', 'F-519', 'I-121'] }, () => {
  it.each([
    ['(11) 98765-4321', '11987654321'],
    ['(11) 3456-7890', '1134567890'],
    ['119876543', undefined],
    ['119876543210', undefined],
    ['', undefined],
  ])('parses %j as %s', (typed, phone) => {
    expect(parsePhone(typed)).toBe(phone);
  });

  it.each([
    ['', ''],
    ['1', '(1'],
    ['11', '(11'],
    ['113', '(11) 3'],
    ['113456', '(11) 3456'],
    ['1134567', '(11) 3456-7'],
    ['1134567890', '(11) 3456-7890'],
    ['11987654321', '(11) 98765-4321'],
    ['119876543219', '(11) 98765-4321'],
  ])('masks input while it is typed: %j → %j', (typed, masked) => {
    expect(formatPhone(typed)).toBe(masked);
  });
});
