import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { upload } from '../api/support/media/media-calls.ts'
import { setStage } from '../api/support/stage.ts'
import { eachDatabase } from '../support/database/databases.ts'

/** A picture of about 200 kB that no format makes smaller. */
function drawNoise(): Promise<Buffer> {
  const [width, height] = [260, 260]
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

eachDatabase('the room of a site', (open) => {
  test('is kept to by eight who send pictures at once', async () => {
    const db = await open()
    const stage = await setStage(db)
    await db.inTransaction((tx) => tx.updateTable('sites').set({ most_megabytes: 1 }).where('id', '=', '1').execute())
    stage.dependencies.sites.forget()
    const pictures = await Promise.all(Array.from({ length: 8 }, drawNoise))
    const sent = await Promise.all(pictures.map((bytes, at) => upload(stage, [{ name: `bruit-${at}.png`, bytes }])))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 422]))
    const rows = await bindToSite(db, '1').read.selectFrom('images').select('bytes').execute()
    expect(rows.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(1024 * 1024)
    await stage.dependencies.media.pictures.close()
  })
})
