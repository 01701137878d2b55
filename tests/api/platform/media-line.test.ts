import { describe, expect, test } from 'vitest'
import { connectInProcess } from '#server/ports/connect-in-process.ts'
import { drawPicture } from '../../support/pictures.ts'
import { storedOf, upload } from '../support/media/media-calls.ts'
import { openOwnStage } from '../support/own-stage.ts'
import { ask, lineTo, serviceKey } from '../support/stage.ts'

const stage = openOwnStage()

describe('the files of a site', () => {
  test('are the same bytes for the site’s process, with the API in it or in another', async () => {
    const [image] = storedOf(await upload(stage(), [{ name: 'L’été.png', bytes: await drawPicture('png', 400, 300) }]))
    const address = image?.url.replace('/images/', '').replace('.png', '-320.webp') ?? ''
    for (const asked of [address, image?.url.replace('/images/', '') ?? '']) {
      const near = await connectInProcess(stage().dependencies).file('1', asked)
      const far = await lineTo(stage()).file('1', asked)
      expect(near).toMatchObject({ name: 'L’été.png' })
      expect(far).toEqual(near)
    }
    for (const line of [connectInProcess(stage().dependencies), lineTo(stage())]) {
      expect(await line.file('2', address)).toBeUndefined()
      expect(await line.file('1', '../../shop.db')).toBeUndefined()
    }
  })

  test('are given to the site’s process only', async () => {
    const path = '/internal/file/1/x%2F000000000000.png'
    expect((await ask(stage(), path)).status).toBe(403)
    expect((await ask(stage(), path, { headers: { 'x-service-key': serviceKey } })).status).toBe(404)
  })
})
