import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface TestCertificate {
  der: Buffer;
  key: KeyObject;
}

interface Holder {
  name: string;
  /** Written to the other name that ICP-Brasil defines for it. */
  cnpj?: string;
  /** AAMMDD. */
  from?: string;
  to?: string;
}

const sha256WithRsa = '06092a864886f70d01010b';
const commonName = '0603550403';
const subjectAltName = '0603551d11';
const cnpjName = '0605604c010303';

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const hex = (text: string) => Buffer.from(text, 'hex');
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'utf8'));
const nameOf = (name: string) => der(0x30, der(0x31, der(0x30, hex(commonName), text(0x0c, name))));

let pair: ReturnType<typeof createKeyPair> | undefined;
const createKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Creates a self-signed certificate. All certificates share one random key. */
export function testCertificate({ name, cnpj, from = '200101', to = '400101' }: Holder): TestCertificate {
  pair ??= createKeyPair();
  const { privateKey, publicKey } = pair;
  const algorithm = der(0x30, hex(sha256WithRsa), hex('0500'));
  const otherName = cnpj && der(0xa0, hex(cnpjName), der(0xa0, text(0x13, cnpj)));
  const extensions = otherName
    ? [der(0xa3, der(0x30, der(0x30, hex(subjectAltName), der(0x04, der(0x30, otherName)))))]
    : [];
  const signed = der(
    0x30,
    der(0xa0, hex('020102')),
    hex('020101'),
    algorithm,
    nameOf('AC DE TESTE'),
    der(0x30, text(0x17, `${from}000000Z`), text(0x17, `${to}000000Z`)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...extensions,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', signed, privateKey));
  return { der: der(0x30, signed, algorithm, signature), key: privateKey };
}
