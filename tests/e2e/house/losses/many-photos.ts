import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { heifFile } from '../../../support/heif/heif-file.ts'
import { writeGif } from '../../../support/pictures.ts'

/** What a telephone, a reflex camera and a careless hand bring along: 34 pictures to be taken, 16 files with something about them. */
export async function drawPhotos(): Promise<{ folder: string; good: string[]; odd: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-photos-'))
  const good: string[] = []
  const odd: string[] = []
  const put = (list: string[], name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    list.push(name)
  }
  const small = await drawLandscape(1600, 1200)
  const plain = await sharp(small).jpeg({ quality: 90 }).toBuffer()
  for (let turn = 1; turn <= 8; turn++)
    put(good, `tournee-${turn}.jpg`, await sharp(small).withMetadata({ orientation: turn }).jpeg({ quality: 90 }).toBuffer())
  const large = await sharp(await drawLandscape(8064, 6048))
    .jpeg({ quality: 92 })
    .toBuffer()
  for (let at = 1; at <= 4; at++) put(good, `telephone-${at}.jpg`, large)
  for (let at = 1; at <= 2; at++)
    put(good, `imprimeur-${at}.jpg`, await sharp(small).toColourspace('cmyk').jpeg({ quality: 90 }).toBuffer())
  const film = writeGif(4, 64, 48)
  for (let at = 1; at <= 2; at++) {
    put(odd, `anime-${at}.gif`, film)
    put(odd, `anime-${at}.webp`, await sharp(film, { animated: true }).webp().toBuffer())
  }
  for (let at = 1; at <= 7; at++) {
    put(
      good,
      `vigne-${at}.avif`,
      await sharp(small)
        .resize(800 + at)
        .avif({ effort: 1 })
        .toBuffer(),
    )
    put(
      good,
      `cave-${at}.webp`,
      await sharp(small)
        .resize(900 + at)
        .webp()
        .toBuffer(),
    )
  }
  for (let at = 1; at <= 5; at++)
    put(
      good,
      `etiquette-${at}.png`,
      await sharp(small)
        .resize(700 + at)
        .png()
        .toBuffer(),
    )
  // What this browser reads comes in, what it does not is told what to do.
  put(good, 'telephone-5.heic', heifFile('turned.avif'))
  for (const name of ['telephone-48.heic', 'telephone.heic', 'burst.heic', 'sequence.heics']) put(odd, name, heifFile(name))
  const cut = heifFile('telephone-48.heic')
  put(odd, 'telephone-6.heic', cut.subarray(0, cut.length / 3))
  for (let at = 1; at <= 2; at++) put(odd, `coupee-${at}.jpg`, plain.subarray(0, Math.floor((plain.length * at) / 6)))
  put(odd, 'vide.jpg', Buffer.alloc(0))
  put(odd, 'recette.jpg', Buffer.from('De la farine et des œufs'))
  put(odd, 'faux-nom-1.png', plain)
  put(odd, 'faux-nom-2.heic', plain)
  put(odd, 'faux-nom-3.gif', plain)
  return { folder, good, odd }
}

/** Something between a drawing and a photograph: soft hills of noise, as heavy as leaves and stones are. */
async function drawLandscape(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const
  const coarse = await sharp({ create: { width: 500, height: 375, channels: 3, background: '#761527', noise } })
    .png()
    .toBuffer()
  return sharp(coarse).resize(width, height, { kernel: 'cubic' }).png({ compressionLevel: 1 }).toBuffer()
}
