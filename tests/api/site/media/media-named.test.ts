import { afterEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { drawPicture } from '../../../support/pictures.ts'
import { countQueries } from '../../support/count-queries.ts'
import { storedOf, upload } from '../../support/media/media-calls.ts'
import { ask, asRole, type Stage, setStage } from '../../support/stage.ts'

const stages: Stage[] = []
afterEach(async () => {
  for (const { dependencies } of stages.splice(0)) await dependencies.media.pictures.close()
})

eachDatabase('pictures asked for by their ids', (open) => {
  async function raise() {
    const { db, asked } = countQueries(await open())
    const stage = await setStage(db)
    stages.push(stage)
    const files = await Promise.all(
      ['un.png', 'deux.png', 'trois.png'].map(async (name) => ({ name, bytes: await drawPicture('png') })),
    )
    const ids = storedOf(await upload(stage, files)).map(({ id }) => id)
    const list = async (ids: string) =>
      (await ask(stage, `/admin/image?ids=${ids}&nbItem=100`, { headers: asRole(stage, 'ADMIN') })).json
    const found = async (ids: string) =>
      ((await list(ids)).data as { images: { id: string }[] }).images.map(({ id }) => id).sort()
    return { stage, ids, list, found, asked }
  }

  test('those are listed and no others; what is gone or never was is left out', async () => {
    const { stage, ids, found } = await raise()
    const [one = '', two = '', three = ''] = ids
    expect(await found(`${one},${three}`)).toEqual([one, three].sort())
    expect(await found(`${two},personne`)).toEqual([two])
    await ask(stage, `/admin/image/${two}`, { method: 'DELETE', headers: asRole(stage, 'ADMIN') })
    expect(await found(ids.join(','))).toEqual([one, three].sort())
    expect(await found('')).toHaveLength(2)
  })

  test('what is no id, or more of them than a page holds, is refused', async () => {
    const { list } = await raise()
    const many = Array.from({ length: 101 }, (_, at) => `i${at}`)
    for (const wrong of ['a b', 'a,,b', "a');--", many.join(',')])
      expect(await list(encodeURIComponent(wrong))).toMatchObject({ success: false })
    expect(await list(many.slice(1).join(','))).toMatchObject({ success: true })
  })

  test('three ask the database no more often than one', async () => {
    const { ids, list, asked } = await raise()
    await list(ids.join(','))
    const start = asked()
    await list(String(ids[0]))
    const one = asked() - start
    await list(ids.join(','))
    expect(asked() - start - one).toBe(one)
  })
})
