import { OctetString } from 'asn1js';
import { Certificate, ContentInfo, CryptoEngine, SignedData, TSTInfo } from 'pkijs';

const engine = new CryptoEngine({ name: 'restitui', crypto: globalThis.crypto });

export interface CheckedTimeStamp {
  /** Whether the token is signed by its certificate and is about the content. */
  holds: boolean;
  /** The time that the authority states. */
  at: string;
  /** The authority, as its certificate names it. */
  authority: string;
}

/** Checks a time-stamp token (RFC 3161) against the content that was stamped. Works offline. */
export async function checkTimeStamp(token: Uint8Array, content: Uint8Array): Promise<CheckedTimeStamp> {
  const unreadable = { holds: false, at: '', authority: '' };
  try {
    const info = ContentInfo.fromBER(new Uint8Array(token));
    const data = new SignedData({ schema: info.content });
    const stated = data.encapContentInfo.eContent;
    if (!(stated instanceof OctetString)) return unreadable;
    // pkijs does not read content that is split into pieces when it verifies.
    data.encapContentInfo.eContent = new OctetString({ valueHex: stated.getValue() });
    const about = TSTInfo.fromBER(stated.getValue());
    // A copy, because the memory of a Buffer is shared with others. Compares the stamped hash with the content, too.
    const { buffer } = new Uint8Array(content);
    const { signatureVerified } = await data
      .verify({ signer: 0, data: buffer, checkChain: false, extendedMode: true }, engine)
      .catch(() => ({ signatureVerified: false }));
    const certificate = data.certificates?.find((each) => each instanceof Certificate);
    return {
      holds: signatureVerified === true,
      at: about.genTime.toISOString(),
      authority: certificate instanceof Certificate ? nameOf(certificate) : '',
    };
  } catch {
    return unreadable;
  }
}

function nameOf({ subject }: Certificate): string {
  return subject.typesAndValues.map(({ value }) => String(value.valueBlock.value)).join(', ');
}
