import type { FoundPlace } from '@restitui/domain/lookups/lookups.api.ts';
import { signatureMessages } from './signatures.messages.ts';

export interface Coordinates {
  latitude: number;
  longitude: number;
  accuracy: number;
}

export interface SigningLocation {
  /** What the screen shows. */
  shown: string;
  /** Why, where there is no place. */
  why?: string | undefined;
  /** What is sent and kept. */
  local: string;
}

const degrees = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 5, maximumFractionDigits: 5 });

function ofDevice({ latitude, longitude, accuracy }: Coordinates): string {
  return `Latitude ${degrees.format(latitude)}, longitude ${degrees.format(longitude)} (precisão de ${Math.ceil(accuracy)} m)`;
}

function ofLookup({ city, region, country, zip, lat, lon, ip }: FoundPlace): string {
  const place = [city, region, country, zip].filter(Boolean).join(', ');
  const origin = [lat !== null && lon !== null ? `${lat}, ${lon}` : '', ip && `IP ${ip}`].filter(Boolean).join('; ');
  return `${place || signatureMessages.locationUnavailable}${origin ? ` (aproximada: ${origin})` : ''}`;
}

interface Sources {
  device: () => Promise<Coordinates>;
  lookup: () => Promise<FoundPlace>;
  /** The words of a lookup that answered that nobody knows; anything else that it throws is an error. */
  nobodyKnows: (error: unknown) => string | undefined;
}

/** The device's own place, else the one looked up by address; never fails, so that it never blocks a signing. */
export async function findSigningLocation({ device, lookup, nobodyKnows }: Sources): Promise<SigningLocation> {
  try {
    return known(ofDevice(await device()));
  } catch {
    try {
      return known(ofLookup(await lookup()));
    } catch (error) {
      const { locationUnavailable, locationFailed } = signatureMessages;
      const why = nobodyKnows(error);
      return { shown: why ? locationUnavailable : locationFailed, why, local: locationUnavailable };
    }
  }
}

function known(text: string): SigningLocation {
  return { shown: text, local: text };
}
