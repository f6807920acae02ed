import type { Choices } from './choices.ts';

const nested = (levels: number) => Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 1);

const hostile: readonly unknown[] = [
  ...[null, true, '', ' ', 'x', -1, 0, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 5e-324, [], {}, [null]],
  ...['a\0b', '\ud800', '\udfff\ud800', '\u202e', '\ufffe', 'NaN', 'Infinity', '-0', '1e999', '0x10', '١٢٣', '%00'],
  ...["'; drop table clients; --", '%', '_', '\\', '%_\\', '{{cliente.nome}}', '<script>alert(1)</script>'],
  ...['../../etc/passwd', 'a/b', '\r\nx: y', '9999-12-31', '0000-00-00', '2025-02-30', '99/9999', '00/0000', '12/0000'],
  ...['+275760-09-13', '-000001-01-01', '2025-13-45T99:99:99Z', '9'.repeat(40), `-${'9'.repeat(400)}`, '0'.repeat(14)],
  ...[
    'a'.repeat(5_000),
    'A'.repeat(200),
    '&nbsp;'.repeat(200),
    '('.repeat(500),
    '😀'.repeat(300),
    '\u0301'.repeat(500),
  ],
  ...['00000000-0000-0000-0000-000000000000', 'undefined', 'constructor', '__proto__', 'toString', nested(20)],
  ...[{ length: 1e9 }, { toString: 'a' }, { constructor: 1 }, [[[[]]]], Array.from({ length: 300 }, (_, i) => i)],
];

/** Replaces, removes or adds one thing somewhere in a value. */
export function spoilValue(value: unknown, choices: Choices): unknown {
  if (Array.isArray(value) && value.length > 0 && choices.chance(0.7)) {
    const at = choices.below(value.length);
    if (choices.chance(0.2)) return [...value, ...value];
    return value.map((item, i) => (i === at ? spoilValue(item, choices) : item));
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && choices.chance(0.9)) {
    return spoilField(value, choices);
  }
  if (typeof value === 'string' && choices.chance(0.3)) return spoilText(value, choices);
  return choices.pick(hostile);
}

function spoilField(value: object, choices: Choices): object {
  const name = choices.pick(Object.keys(value));
  const rest = Object.entries(value).filter(([key]) => key !== name);
  if (choices.chance(0.1)) return Object.fromEntries(rest);
  if (choices.chance(0.1))
    return Object.fromEntries([...Object.entries(value), ['desconhecido', choices.pick(hostile)]]);
  return { ...value, [name]: spoilValue(Reflect.get(value, name), choices) };
}

function spoilText(text: string, choices: Choices): string {
  const at = choices.below(text.length + 1);
  const sign = choices.pick(['\0', '\ud83d', '%', "'", '\\', '\n', '9', 'é', '\u200b', ' ', '-', '']);
  return `${text.slice(0, at)}${sign}${text.slice(at + choices.below(3))}`;
}

/** Returns a hostile text, for parts of an address. */
export function hostileText(choices: Choices): string {
  const picked = choices.pick(hostile);
  return typeof picked === 'string' ? picked : JSON.stringify(picked);
}
