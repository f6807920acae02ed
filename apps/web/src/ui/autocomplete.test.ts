import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../features/*/*/{components,pages}/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** An element on one line, or up to its own last line. */
const field =
  /<(?:Input|MaskedInput|ShapedInput|FormText|PasswordInput|ContactField)\b(?:[^\n]*\/>$|[\s\S]*?\n\s*\/>$)/gm;

/** Files whose fields are about the person who fills them in. */
const own = [
  /\/accounts\/(session|onboarding|invitations|second-factor|identity-checks)\//,
  /\/code-field\.tsx$/,
  /\/own-data-form\.tsx$/,
  /\/landing\/components\/contact-form\.tsx$/,
  /\/support\/components\/report-form\.tsx$/,
];

/** Fields without a token: a CPF that names no account, a street number, the name of a device, a message. */
const withoutToken = /name="numero"|register\('cpf', \{|readOnly|maxLength=\{60\}|field="message"/;

/** Returns what an element declares, or undefined. */
const tokenOf = (element: string) => /autoComplete(?:="([^"]*)"|=\{)/.exec(element)?.[1];
const declares = (element: string) => /autoComplete[=]/.test(element) && tokenOf(element) !== 'off';

const ownFields = Object.entries(sources)
  .filter(([path]) => own.some((place) => place.test(path)))
  .flatMap(([path, source]) => [...source.matchAll(field)].map(([element]) => ({ path, element })));

describe('fields about the person who fills them in', () => {
  it('declare their purpose, so that browsers and password managers can fill them', () => {
    expect(ownFields.length).toBeGreaterThan(15);
    const undeclared = ownFields.filter(({ element }) => !declares(element) && !withoutToken.test(element));
    expect(undeclared).toEqual([]);
  });
});

describe('passwords', () => {
  it('are declared as current or new; the secrets of services are neither', () => {
    const passwords = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(field)].map(([element]) => ({ path, element })),
    );
    const tokens = passwords.filter(({ element }) => element.startsWith('<PasswordInput'));
    expect(tokens.length).toBeGreaterThan(5);
    const others = tokens.filter(({ element }) => !/"(current|new)-password"/.test(element));
    expect(others.map(({ path }) => path)).toEqual(['../features/agreements/evidence/components/certificate-form.tsx']);
  });

  it('of the person name their account', () => {
    const forms = Object.entries(sources).filter(
      ([path, source]) => own.some((place) => place.test(path)) && /<(PasswordInput|FormPassword)\b/.test(source),
    );
    const nameless = forms.filter(([, source]) => !/<AccountName\b|autoComplete="username"/.test(source));
    expect(nameless.map(([path]) => path)).toEqual([]);
  });
});
