import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { heifFile, telephoneKinds } from '../../../../tests/support/heif/heif-file.ts'
import { findPhotoFault, isHeic, shrinkPhoto } from './shrink-photo.ts'

afterEach(() => vi.unstubAllGlobals())

test('a large picture that moves goes to the site as it is, which says why it keeps none; a still one is made smaller', async () => {
  const drawn: string[] = []
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    drawn.push(name)
    throw new Error('no canvas here')
  })
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all([frame('#761527'), frame('#ffffff')])
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const still = await sharp(frames[0]).webp().toBuffer()
  const padding = new Uint8Array(12 * 1024 * 1024)
  const fileOf = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes), padding], name, { type: 'image/webp' })
  const file = fileOf('bouge.webp', moving)
  expect(await shrinkPhoto(file)).toBe(file)
  await shrinkPhoto(fileOf('fixe.webp', still))
  expect(drawn).toEqual(['fixe.webp'])
})

test.each(telephoneKinds)(
  'a photo of a telephone is told what to do before it leaves where the browser cannot read it: %s',
  async (name) => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('HEVC')))
    // The second name is that of a mail or a chat, the third of a machine that does not know the kind.
    for (const [said, type] of [
      [name, 'image/heic'],
      ['IMG_1.jpg', 'image/jpeg'],
      [name, ''],
    ] as const) {
      const file = new File([heifFile(name)], said, { type })
      expect(await shrinkPhoto(file)).toBe(file)
      expect(await isHeic(file)).toBe(true)
      expect(await findPhotoFault(file, 'trop lourde')).toContain('« Le plus compatible »')
    }
  },
)

test('another photo is told its weight alone', async () => {
  const large = new File([heifFile('plain.avif'), new Uint8Array(11 * 1024 * 1024)], 'a.heic', { type: 'image/heic' })
  expect(await findPhotoFault(large, 'trop lourde')).toBe('trop lourde')
  expect(await findPhotoFault(new File([heifFile('plain.avif')], 'a.heic'), 'trop lourde')).toBeUndefined()
})

test('a series in AV1 that moves goes to the site as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not to be drawn')))
  const padding = new Uint8Array(4 * 1024 * 1024)
  const moving = new File([heifFile('sequence.avif'), padding], 'bouge.avif', { type: 'image/avif' })
  expect(await shrinkPhoto(moving)).toBe(moving)
})
