import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStorage } from './file-storage.ts';
import { KeyOutsideStorage } from './key-outside-storage.ts';
import { openS3Client } from './s3-client.ts';
import type { BucketAddress } from './storage-address.ts';
import { inTemporaryFolder, removeUntouchedIn } from './temporary-folder.ts';

/** Part size of a multipart upload; one part at a time is held in memory. */
const pieceBytes = 8 * 1024 * 1024;

/** Stores files as objects of an S3-compatible bucket; temporary files are local. */
export function s3FileStorage(address: BucketAddress, workFolder: string): FileStorage {
  const { bucket, prefix } = address;
  const client = openS3Client(address);
  const objectOf = (key: string) => {
    if (!isPlainKey(key)) throw new KeyOutsideStorage();
    return { Bucket: bucket, Key: prefix + key };
  };
  const contentOf = async (key: string) => {
    try {
      const { Body } = await client.send(new GetObjectCommand(objectOf(key)));
      return Body as Readable;
    } catch (error) {
      // As the file system calls it, so that readers need not know where the files are.
      throw error instanceof NoSuchKey ? Object.assign(error, { code: 'ENOENT' }) : error;
    }
  };

  async function* objects(folder = '') {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucket, Prefix: `${prefix}${folder}`, ContinuationToken }),
      );
      yield* page.Contents ?? [];
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    async write(key, content) {
      let size = 0;
      const counted = async function* () {
        for await (const chunk of content) {
          const bytes = Buffer.from(chunk);
          size += bytes.length;
          yield bytes;
        }
      };
      const upload = new Upload({
        client,
        params: { ...objectOf(key), Body: Readable.from(counted(), { objectMode: false }) },
        partSize: pieceBytes,
        queueSize: 1,
      });
      await upload.done();
      return size;
    },
    read(key) {
      objectOf(key);
      return Readable.from(
        (async function* () {
          yield* await contentOf(key);
        })(),
        { objectMode: false },
      );
    },
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(objectOf(key)))).ContentLength;
      } catch (error) {
        if (error instanceof NotFound) return undefined;
        throw error;
      }
    },
    async copyTo(key, path) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(await contentOf(key), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
    async list(untouchedFor) {
      const keys: string[] = [];
      for await (const { Key = '', LastModified } of objects()) {
        const age = Date.now() - (LastModified?.getTime() ?? Date.now());
        if (age >= untouchedFor) keys.push(Key.slice(prefix.length));
      }
      return keys;
    },
    async listFolder(folder) {
      const keys: string[] = [];
      for await (const { Key = '' } of objects(`${folder}/`)) {
        const key = Key.slice(prefix.length);
        if (!key.slice(folder.length + 1).includes('/')) keys.push(key);
      }
      return keys.sort();
    },
    withTemporaryFolder: (work) => inTemporaryFolder(workFolder, work),
    async removeLeftovers(untouchedFor) {
      await removeUntouchedIn(workFolder, untouchedFor);
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }));
      for (const { Key, UploadId, Initiated } of Uploads) {
        if (Initiated && Date.now() - Initiated.getTime() >= untouchedFor) {
          await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
        }
      }
    },
    async check() {
      await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 }));
    },
  };
}

/** Accepts relative keys without `..` only, as a file system would need. */
function isPlainKey(key: string): boolean {
  return key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
