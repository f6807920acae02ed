import { coordinatesRecorded, shownPlace } from '@restitui/domain/accounts/identity-checks/shown-place.ts';
import type { FoundPlace } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { identityCheckMessages } from './identity-checks.messages.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
  accuracy: number;
}

export interface SigningLocation {
  /** Text shown on the screen. */
  shown: string;
  /** Reason when the place is unknown. */
  why?: string | undefined;
  /** Text that is sent and stored. */
  local: string;
}

const degrees = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 5, maximumFractionDigits: 5 });

function ofDevice({ latitude, longitude, accuracy }: Coordinates): string {
  return `latitude ${degrees.format(latitude)}, longitude ${degrees.format(longitude)}, precisão de ${Math.ceil(accuracy)} m`;
}

function cityOf({ city, region, country }: FoundPlace): string {
  return [city, region, country].filter(Boolean).join(', ');
}

function ofLookup({ city, region, country, zip, lat, lon, ip }: FoundPlace): string {
  const place = [city, region, country, zip].filter(Boolean).join(', ');
  const origin = [lat !== null && lon !== null ? `${lat}, ${lon}` : '', ip && `IP ${ip}`].filter(Boolean).join('; ');
  return `${place || identityCheckMessages.locationUnavailable}${origin ? ` (aproximada: ${origin})` : ''}`;
}

interface Sources {
  device: () => Promise<Coordinates>;
  lookup: () => Promise<FoundPlace>;
  /** Returns the message of a lookup that answered "unknown"; undefined for other errors. */
  unknownPlaceMessage: (error: unknown) => string | undefined;
}

/**
 * Returns the city found by the address, with the coordinates of the device for the log. Never rejects, so that it
 * cannot block a signing.
 */
export async function findSigningLocation({ device, lookup, unknownPlaceMessage }: Sources): Promise<SigningLocation> {
  const [position, place] = await Promise.allSettled([device(), lookup()]);
  if (position.status === 'fulfilled') {
    const city = place.status === 'fulfilled' ? cityOf(place.value) : '';
    return known(`${city || coordinatesRecorded} (${city && 'aproximada; '}aparelho: ${ofDevice(position.value)})`);
  }
  if (place.status === 'fulfilled') return known(ofLookup(place.value));
  const { locationUnavailable, locationFailed } = identityCheckMessages;
  const why = unknownPlaceMessage(place.reason);
  return { shown: why ? locationUnavailable : locationFailed, why, local: locationUnavailable };
}

function known(local: string): SigningLocation {
  return { shown: shownPlace(local), local };
}
