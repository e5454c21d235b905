import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy';

afterEach(() => vi.unstubAllGlobals());

it('tells whether the browser allowed it', async () => {
  const written: string[] = [];
  const writeText = (text: string) => Promise.resolve(void written.push(text));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a link')).toBe(true);
  expect(written).toEqual(['a link']);
  const denied = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  vi.stubGlobal('navigator', { clipboard: { writeText: denied } });
  expect(await copyText('a link')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copyText('a link')).toBe(false);
});
