import { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from './storage-address.ts';

/** Opens a client of Amazon S3 or a compatible service. */
export function openS3Client({ endpoint, region, credentials }: BucketAddress): S3Client {
  return new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Services other than Amazon reject the checksums that the SDK adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
