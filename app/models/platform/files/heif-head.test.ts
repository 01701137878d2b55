import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heifFile } from '../../../../tests/support/heif/heif-file.ts'
import { drawPicture, writeVideo } from '../../../../tests/support/pictures.ts'
import { headBytes, readHeifHead } from './heif-head.ts'

const made = readdirSync(new URL('../../../../tests/support/heif', import.meta.url)).filter((name) =>
  /\.(heics?|avif)$/.test(name),
)

test('pictures of real encoders say in their head what they are, one that was cut off right behind it too', () => {
  expect(made).toHaveLength(19)
  for (const name of made) {
    const kind = name.startsWith('sequence') ? 'moving' : name.endsWith('heic') ? 'heic' : 'avif'
    for (const head of [heifFile(name), heifFile(name).subarray(0, headBytes), heifFile(name).subarray(0, 40)])
      expect(readHeifHead(head), name).toBe(kind)
  }
})

test('films, other pictures and what is too short are none of them', async () => {
  const others = [writeVideo(), writeVideo('qt  '), await drawPicture('jpeg'), Buffer.from('ftypheic'), Buffer.alloc(0)]
  for (const bytes of others) expect(readHeifHead(bytes)).toBeUndefined()
  expect(readHeifHead(heifFile('plain.heic').subarray(0, 10))).toBeUndefined()
})

test('a head that names the family alone is a photo of a telephone, whatever size it claims', () => {
  const head = Buffer.from('\xff\xff\xff\xffftypmif1\0\0\0\0', 'latin1')
  expect(readHeifHead(head)).toBe('heic')
})
