import { describe, expect, it } from 'vitest';
import { storageAddressOf } from './storage-address.ts';

describe('STORAGE_URL', () => {
  it('is unset, a folder, or a bucket with its options', () => {
    expect(storageAddressOf({})).toBeUndefined();
    expect(storageAddressOf({ STORAGE_URL: '' })).toBeUndefined();
    expect(storageAddressOf({ STORAGE_URL: 'file:/var/lib/restitui' })).toEqual({ folder: '/var/lib/restitui' });
    expect(storageAddressOf({ STORAGE_URL: 's3://balde' })).toEqual({
      bucket: 'balde',
      prefix: '',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: undefined,
    });
    const whole = {
      STORAGE_URL: 's3://balde/a/b/?endpoint=https://objetos.example.com&region=sa-east-1',
      AWS_ACCESS_KEY_ID: 'k',
      AWS_SECRET_ACCESS_KEY: 's',
    };
    expect(storageAddressOf(whole)).toEqual({
      bucket: 'balde',
      prefix: 'a/b/',
      endpoint: 'https://objetos.example.com',
      region: 'sa-east-1',
      credentials: { accessKeyId: 'k', secretAccessKey: 's' },
    });
  });

  it.each([
    [{ STORAGE_URL: 'balde' }, 'STORAGE_URL aceita'],
    [{ STORAGE_URL: 'ftp://balde' }, 'STORAGE_URL aceita'],
    [{ STORAGE_URL: 's3://' }, 'STORAGE_URL aceita'],
    [{ STORAGE_URL: 's3://chave:segredo@balde' }, 'STORAGE_URL aceita'],
    [{ STORAGE_URL: 's3://balde?endpoint=balde.test' }, 'endpoint não é um endereço'],
    [{ STORAGE_URL: 's3://balde', AWS_ACCESS_KEY_ID: 'k' }, 'são informados juntos'],
  ])('refuses %j without repeating a secret', (env, sentence) => {
    expect(() => storageAddressOf(env)).toThrow(sentence);
    expect(() => storageAddressOf(env)).not.toThrow('segredo');
  });
});
