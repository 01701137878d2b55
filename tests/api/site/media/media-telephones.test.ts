import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { openFileFinder } from '#api/site/media/find-sent-file.ts'
import { eachDatabase } from '../../../support/database/databases.ts'
import { heifFile, telephoneKinds } from '../../../support/heif/heif-file.ts'
import { faultsOf, type StoredImage, storedOf, upload } from '../../support/media/media-calls.ts'
import { type Stage, setStage } from '../../support/stage.ts'

const stages: Stage[] = []
afterEach(async () => {
  for (const { dependencies } of stages.splice(0)) await dependencies.media.pictures.close()
})

eachDatabase('photos as telephones and new encoders write them', (open) => {
  async function raise() {
    const db = await open()
    const stage = await setStage(db)
    stages.push(stage)
    const { media } = stage.dependencies
    const send = (name: string, bytes: Buffer, type = 'image/avif') => upload(stage, [{ name, bytes, type }])
    const fetchFile = async (url: string) => {
      const file = await openFileFinder({ db, media })('1', url.replace('/images/', ''))
      return file && file !== 'busy' ? file.bytes : Buffer.alloc(0)
    }
    return { stage, send, fetchFile }
  }

  test('AVIF comes in upright, of every depth, in tiles, with what is clear in it, a series by its first', async () => {
    const { send, fetchFile } = await raise()
    const upright = ['plain', 'family-first', 'tiles', 'ten-bits', 'twelve-bits', 'clear', 'burst']
    const corners = {
      ...Object.fromEntries(upright.map((name) => [name, 'left'])),
      mirrored: 'right',
      turned: 'right',
      held: 'right',
    }
    for (const [name, corner] of Object.entries(corners)) {
      // A name may say another thing.
      const sent = await send(`${name}.heic`, heifFile(`${name}.avif`), 'image/heic')
      expect(faultsOf(sent), name).toEqual([])
      const [image] = storedOf(sent) as [StoredImage]
      const isTurned = name === 'turned' || name === 'held'
      expect([image.name, image.width, image.height]).toEqual([`${name}.webp`, ...(isTurned ? [480, 640] : [640, 480])])
      const bytes = await fetchFile(image.url)
      expect(await redCorners(bytes), name).toEqual([corner])
      expect((await sharp(bytes).metadata()).hasAlpha, name).toBe(name === 'clear')
    }
  })

  test('HEIC is told what to do, whatever it is called, whole or cut off; the others of the same drop come in', async () => {
    const { stage } = await raise()
    for (const name of telephoneKinds) {
      const whole = heifFile(name)
      const sent = await upload(stage, [
        { name, bytes: whole, type: 'image/heic' },
        { name: 'IMG_0001.jpg', bytes: whole, type: 'image/jpeg' },
        { name: 'vigne.avif', bytes: heifFile('plain.avif') },
        { name: 'coupee.heic', bytes: whole.subarray(0, whole.length / 2), type: 'image/heic' },
      ])
      expect(storedOf(sent).map(({ name: kept }) => kept)).toEqual(['vigne.webp'])
      const faults = faultsOf(sent)
      expect(faults).toHaveLength(3)
      for (const fault of faults) expect(fault).toMatch(/au format HEIC.*« Le plus compatible »/)
    }
  })

  test('what moves, is cut off or lies in its head is told apart', async () => {
    const { send } = await raise()
    const plain = heifFile('plain.avif')
    const disguised = heifFile('plain.heic')
    disguised.write('avif', 8, 'latin1')
    const told = async (bytes: Buffer) => faultsOf(await send('photo.avif', bytes))
    expect(await told(heifFile('sequence.heics'))).toEqual([expect.stringContaining('images animées')])
    expect(await told(heifFile('sequence.avif'))).toEqual([expect.stringContaining('images animées')])
    expect(await told(plain.subarray(0, plain.length - 90))).toEqual([expect.stringContaining('abîmé ou incomplet')])
    expect(await told(disguised)).toEqual([expect.stringContaining('abîmé ou incomplet')])
  })
})

/** At which of its upper corners a picture is red; at its lower ones it never is. */
async function redCorners(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const isRed = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * 3)
    return red > 150 && green < 90 && blue < 110
  }
  const [right, lower] = [info.width - 9, info.height - 9]
  const corners = { left: [8, 8], right: [right, 8], 'lower left': [8, lower], 'lower right': [right, lower] } as const
  return Object.entries(corners).flatMap(([name, [x, y]]) => (isRed(x, y) ? [name] : []))
}
