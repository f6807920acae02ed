const isJourney = (file: string) => file.startsWith('e2e/');
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');

interface JourneyRule {
  name: string;
  advice: string;
  isBroken: (file: string, text: string) => boolean;
  detail: (text: string) => string;
}

/** Makes a rule about the statements of journeys that match all patterns. */
function journeyRule(name: string, patterns: readonly RegExp[], advice: string): JourneyRule {
  const broken = (text: string) =>
    withoutComments(text)
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => patterns.every((pattern) => pattern.test(statement)));
  return {
    name,
    advice,
    isBroken: (file, text) => isJourney(file) && broken(text).length > 0,
    detail: (text) =>
      broken(text)
        .map((statement) => `\`${statement.slice(-160)}\`.`)
        .join(' '),
  };
}

const readOnce =
  /\.(count|boundingBox|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent)\(/;

/** Rules on journeys that a machine ten times slower, or another order of journeys, would fail. */
export const journeyRules: JourneyRule[] = [
  journeyRule(
    'journeys-await-requests',
    [/waitForLoadState\('networkidle'\)/],
    'A navigation inside the app loads no document, so "networkidle" returns at once: wait with settled of e2e/settled.ts.',
  ),
  journeyRule(
    'journeys-do-not-sleep',
    [/\.waitForTimeout\(/],
    'A slow machine needs longer than any pause, and a fast one waits for nothing: wait for the state that the pause stands for.',
  ),
  journeyRule(
    'journeys-begin-waits-before-the-act',
    [/\bawait \w+\.waitFor(Event|Request|Response)\(/],
    'What the act before causes may be over by then, and the wait never ends: begin it without await before the act, and await it after.',
  ),
  journeyRule(
    'journeys-assert-until-it-is-so',
    [/\bexpect(\.soft)?\(\s*\(?\s*await\s/, readOnce],
    'A value that is read once is asserted as it is in that moment: use an expectation of the locator, such as toHaveCount or toHaveValue, or expect.poll.',
  ),
  journeyRule(
    'journeys-click-checkboxes',
    [/\.(check|uncheck|setChecked)\(/],
    'check() looks at the box once, right after its click; a box whose state is in the address or on the server changes later: click it and expect toBeChecked.',
  ),
  journeyRule(
    'journeys-name-what-they-act-on',
    [/\bpage\s*\.getBy\w+\([^()]*\)\s*\.last\(\)\s*\.(click|fill|hover|press|tap)\(/],
    'The last of the page is another one until a dialog has opened, and once a message is shown: name the dialog or region that has it.',
  ),
  journeyRule(
    'journeys-know-the-day-of-brazil',
    [/new Date\(\)\.toISOString\(\)\.slice\(/],
    'From 21:00 in São Paulo the day of UTC is the next one: use dayInBrazil of packages/brazil.',
  ),
  journeyRule(
    'journeys-name-things-by-words',
    [/[ -]\$\{Date\.now\(\)\}/],
    'Journeys of the same server look for numbers that a page cuts off, and a long name is cut: use uniqueWord of e2e/unique-word.ts.',
  ),
];
