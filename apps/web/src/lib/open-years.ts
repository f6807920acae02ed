const keyOf = (id_apuracao: string) => `anos-abertos:${id_apuracao}`;

/** Returns the years that the user left open in the months of an assessment, in this tab; undefined before a choice. */
export function readOpenYears(id_apuracao: string): string[] | undefined {
  try {
    const years: unknown = JSON.parse(sessionStorage.getItem(keyOf(id_apuracao)) ?? 'null');
    return Array.isArray(years) ? years.map(String) : undefined;
  } catch {
    return undefined;
  }
}

export function writeOpenYears(id_apuracao: string, years: readonly string[]) {
  try {
    sessionStorage.setItem(keyOf(id_apuracao), JSON.stringify(years));
  } catch {
    // A full or forbidden storage loses comfort, not work.
  }
}
