import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type BrandingPicture, brandingPicture, pictureFile } from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import type { Issue } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { ReceivedFile, RefusedFile } from '../../../kernel/use-case.ts';
import { type PictureType, pictureAddress, pictureKey, pictureName } from '../../../platform/brand-pictures.ts';
import type { FileStorage } from '../../../platform/file-storage.ts';
import { pictureSize } from '../../../platform/picture-size.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkPngContent } from '../../../platform/png-content.ts';
import { threadWork } from '../../../platform/work-thread.ts';
import type { cleanSvg } from './clean-svg.upload.ts';

export type Addresses = Partial<Record<BrandingPicture, string>>;

const notSvg =
  'Este SVG não pode ser usado: não tem desenho ou depende de uma folha de estilos. Exporte com atributos ou envie um PNG.';
const notPng = 'O arquivo não é um PNG de até 4096 por 4096 pixels.';
const maxSide = 4096;
const pngSignature = '89504e470d0a1a0a';

async function checkedPng(content: Buffer): Promise<Buffer | undefined> {
  if (content.length < 33 || content.subarray(0, 8).toString('hex') !== pngSignature) return undefined;
  const { width, height } = pictureSize(content) ?? { width: 0, height: 0 };
  if (width === 0 || height === 0 || width > maxSide || height > maxSide) return undefined;
  return (await checkPngContent(content)) === 'excessive' ? undefined : content;
}

type TextWorker = Platform['textWorker'];

const svgCleaning = threadWork<typeof cleanSvg>(new URL('./clean-svg.upload.ts', import.meta.url), 'cleanSvg');

/** Cleans in the text thread, so that no picture can stop the thread of the requests. */
async function checkedSvg(textWorker: TextWorker, tenant: TenantId, content: Buffer): Promise<Buffer | undefined> {
  const cleaned = await textWorker.run(svgCleaning, content.toString('utf8'), { tenant });
  return cleaned === undefined ? undefined : Buffer.from(cleaned);
}

function refuse(issues: Issue[]): never {
  throw new AppError(tenantErrors.picture_refused, { issues });
}

export function refusePictures(refused: readonly RefusedFile[]): void {
  if (refused.length === 0) return;
  refuse(
    refused.map(({ field, name, reason }) => ({ path: field, message: `${name}: ${pictureFile.messages[reason]}` })),
  );
}

function sentPictures(files: Partial<Record<BrandingPicture, ReceivedFile>>) {
  return brandingPicture.options.flatMap((field) => (files[field] ? [{ field, file: files[field] }] : []));
}

/** Checks and cleans the uploaded pictures, stores the result and returns its URLs. */
export async function storePictures(
  { files: storage, textWorker }: Pick<Platform, 'files' | 'textWorker'>,
  tenant: TenantId,
  files: Partial<Record<BrandingPicture, ReceivedFile>>,
): Promise<Addresses> {
  const checked = await Promise.all(
    sentPictures(files).map(async ({ field, file }) => {
      const type: PictureType = file.name.toLowerCase().endsWith('.png') ? 'png' : 'svg';
      const sent = await buffer(storage.read(file.key));
      const content = type === 'png' ? await checkedPng(sent) : await checkedSvg(textWorker, tenant, sent);
      return { field, name: file.name, type, content };
    }),
  );
  const issues = checked
    .filter(({ content }) => content === undefined)
    .map(({ field, name, type }) => ({ path: field, message: `${name}: ${type === 'png' ? notPng : notSvg}` }));
  if (issues.length > 0) refuse(issues);

  const addresses: Addresses = {};
  for (const { field, type, content = Buffer.alloc(0) } of checked) {
    const name = pictureName(tenant, createHash('sha256').update(content).digest('hex'), type);
    await storage.write(pictureKey(name), Readable.from([content], { objectMode: false }));
    addresses[field] = pictureAddress + name;
  }
  for (const file of Object.values(files)) await storage.remove(file.key);
  return addresses;
}

/** Removes uploaded pictures that are no longer shown. */
export async function removePictures(
  storage: FileStorage,
  addresses: readonly string[],
  shown: readonly string[],
): Promise<void> {
  const gone = addresses.filter((address) => address.startsWith(pictureAddress) && !shown.includes(address));
  for (const address of gone) await storage.remove(pictureKey(address.slice(pictureAddress.length)));
}
