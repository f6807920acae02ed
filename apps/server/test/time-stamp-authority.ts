import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TSTInfo,
} from 'pkijs';
import { makeDevelopmentCertificate } from '../src/platform/seal-certificate.ts';

const engine = new CryptoEngine({ name: 'test', crypto: globalThis.crypto });
const sha256Oid = '2.16.840.1.101.3.4.2.1';
const tstInfoOid = '1.2.840.113549.1.9.16.1.4';

/** Opens a time-stamp authority in this process, with a certificate of its own. */
export async function openTestAuthority() {
  const material = await makeDevelopmentCertificate('Autoridade de Teste', new Date('2026-11-20T12:00:00Z'));
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const pkcs8 = Buffer.from(material.pkcs8, 'base64');
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
  const certificate = Certificate.fromBER(Buffer.from(material.certificate, 'base64'));

  return {
    stamp: async (content: Uint8Array) => {
      const hashed = new Uint8Array(createHash('sha256').update(content).digest());
      const info = new TSTInfo({
        version: 1,
        policy: '1.2.3.4',
        messageImprint: new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Oid }),
          hashedMessage: new asn1js.OctetString({ valueHex: hashed }),
        }),
        serialNumber: new asn1js.Integer({ value: 1 }),
        genTime: new Date('2026-11-20T12:00:00Z'),
      });
      const stated = info.toSchema().toBER(false);
      const digest = createHash('sha256').update(Buffer.from(stated)).digest();
      const data = new SignedData({
        version: 3,
        encapContentInfo: new EncapsulatedContentInfo({
          eContentType: tstInfoOid,
          eContent: new asn1js.OctetString({ valueHex: stated }),
        }),
        signerInfos: [
          new SignerInfo({
            version: 1,
            sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
            signedAttrs: new SignedAndUnsignedAttributes({
              type: 0,
              attributes: [
                new Attribute({
                  type: '1.2.840.113549.1.9.3',
                  values: [new asn1js.ObjectIdentifier({ value: tstInfoOid })],
                }),
                new Attribute({
                  type: '1.2.840.113549.1.9.4',
                  values: [new asn1js.OctetString({ valueHex: new Uint8Array(digest) })],
                }),
              ],
            }),
          }),
        ],
        certificates: [certificate],
      });
      await data.sign(key, 0, 'SHA-256', undefined, engine);
      const content7 = new ContentInfo({ contentType: '1.2.840.113549.1.7.2', content: data.toSchema(true) });
      const token = new Uint8Array(content7.toSchema().toBER(false));
      return { token, url: 'test', failure: undefined };
    },
    refuse: async () => ({ token: undefined, url: undefined, failure: 'sem resposta' }),
  };
}
