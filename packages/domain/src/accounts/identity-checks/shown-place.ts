/** Shown when the device gave coordinates and the city is unknown. */
export const coordinatesRecorded = 'Coordenadas do aparelho registradas';

/** Returns a declared place as people read it: the city, without the coordinates, which stay in the log. */
export function shownPlace(local: string): string {
  if (local.startsWith('Latitude')) return coordinatesRecorded;
  const details = local.indexOf(' (');
  return details === -1 ? local : local.slice(0, details);
}
