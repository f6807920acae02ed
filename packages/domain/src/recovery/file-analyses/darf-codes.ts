type Regime = 'CUMULATIVO' | 'NAO_CUMULATIVO';

/** DARF codes by regime (SP-072); of general knowledge, and so a point to check. */
const codes: Readonly<Record<Regime, Readonly<Record<'PIS' | 'COFINS', string>>>> = {
  CUMULATIVO: { PIS: '8109', COFINS: '2172' },
  NAO_CUMULATIVO: { PIS: '6912', COFINS: '5856' },
};

/** Returns the DARF code of a contribution in a regime. */
export function darfCodeOf(contribution: 'PIS' | 'COFINS', regime: Regime): string {
  return codes[regime][contribution];
}
