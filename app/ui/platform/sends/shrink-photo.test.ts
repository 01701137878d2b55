import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { shrinkPhoto } from './shrink-photo.ts'

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
