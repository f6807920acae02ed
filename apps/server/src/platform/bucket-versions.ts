import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
} from '@aws-sdk/client-s3';
import { openS3Client } from './s3-client.ts';
import type { BucketAddress } from './storage-address.ts';

/** An object of a bucket with versioning, at one time and now. */
export interface ObjectHistory {
  /** Without the prefix of the bucket's address. */
  key: string;
  /** Id of the version of that time; undefined where the object did not exist. */
  past: string | undefined;
  /** Id of the current version; undefined where the object is removed. */
  current: string | undefined;
  /** Id of the first version after that time, where there was none before, not even a removed one. */
  next: string | undefined;
  /** Both of `past` and `current` have the same content. */
  isSame: boolean;
  /** Time of the newest version, in milliseconds since 1970. */
  writtenAt: number;
}

/** The versions of the objects in a bucket. */
export interface BucketVersions {
  /** True when the bucket keeps versions; one that has stopped to would lose what is copied over. */
  isVersioned: () => Promise<boolean>;
  /** Yields every object that existed at a time or later. */
  historiesAt: (at: Date) => AsyncGenerator<ObjectHistory>;
  /** Returns the content of a version as text. */
  readText: (version: { key: string; version: string }) => Promise<string>;
  /** Copies a version to a key of a bucket, where it becomes the current one. */
  copy: (from: { key: string; version: string }, to: { bucket: string; key: string }) => Promise<void>;
  /** Removes an object; its versions remain. */
  remove: (key: string) => Promise<void>;
}

interface Version {
  id: string;
  /** Hash of the content, which the service computes. */
  hash: string | undefined;
  at: number;
  isLatest: boolean;
  isRemoval: boolean;
}

/** Opens the versions of a bucket; the address may have a prefix. */
export function openBucketVersions(address: BucketAddress): BucketVersions {
  const { bucket, prefix } = address;
  const client = openS3Client(address);

  async function* pages() {
    let from: { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined } | undefined = {};
    while (from) {
      const request = new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix, ...from });
      const page: ListObjectVersionsCommandOutput = await client.send(request);
      yield page;
      const next = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
      from = page.IsTruncated ? next : undefined;
    }
  }

  return {
    async isVersioned() {
      const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket: bucket }));
      return Status === 'Enabled';
    },
    async *historiesAt(at) {
      const found = new Map<string, Version[]>();
      for await (const page of pages()) {
        collect(found, page.Versions ?? [], false);
        collect(found, page.DeleteMarkers ?? [], true);
        for (const [key, versions] of found) {
          // The next page may have older versions of the last key.
          if (page.IsTruncated && key === page.NextKeyMarker) continue;
          found.delete(key);
          const history = historyOf(versions, at.getTime());
          if (history.past || history.current || history.next) yield { key: key.slice(prefix.length), ...history };
        }
      }
    },
    async copy({ key, version }, to) {
      const source = `${bucket}/${prefix}${key}`.split('/').map(encodeURIComponent).join('/');
      const CopySource = `${source}?versionId=${encodeURIComponent(version)}`;
      await client.send(new CopyObjectCommand({ CopySource, Bucket: to.bucket, Key: to.key }));
    },
    async readText({ key, version }) {
      const request = new GetObjectCommand({ Bucket: bucket, Key: prefix + key, VersionId: version });
      return (await (await client.send(request)).Body?.transformToString()) ?? '';
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }));
    },
  };
}

type Listed = NonNullable<ListObjectVersionsCommandOutput['Versions']>[number];

function collect(found: Map<string, Version[]>, listed: readonly Listed[], isRemoval: boolean): void {
  for (const { Key = '', VersionId = '', ETag, LastModified, IsLatest = false } of listed) {
    const version = { id: VersionId, hash: ETag, at: LastModified?.getTime() ?? 0, isLatest: IsLatest, isRemoval };
    found.set(Key, [...(found.get(Key) ?? []), version]);
  }
}

function historyOf(versions: readonly Version[], at: number): Omit<ObjectHistory, 'key'> {
  // Services give times in whole seconds: of two versions of one second the current one is the newer.
  const newestFirst = versions.toSorted((a, b) => b.at - a.at || Number(b.isLatest) - Number(a.isLatest));
  const present = (version: Version | undefined) => (version?.isRemoval ? undefined : version);
  const last = newestFirst.find((version) => version.at <= at);
  const past = present(last);
  const next = last ? undefined : newestFirst.findLast(({ isRemoval }) => !isRemoval);
  const current = present(versions.find(({ isLatest }) => isLatest));
  const isSame = past?.id === current?.id || (past?.hash !== undefined && past.hash === current?.hash);
  const writtenAt = newestFirst[0]?.at ?? 0;
  return { past: past?.id, current: current?.id, next: next?.id, isSame, writtenAt };
}
