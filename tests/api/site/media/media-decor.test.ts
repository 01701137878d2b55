import { afterEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { drawPicture, writePdf } from '../../../support/pictures.ts'
import { storedOf, upload } from '../../support/media/media-calls.ts'
import { ask, asRole, type Stage, setStage } from '../../support/stage.ts'

const stages: Stage[] = []
afterEach(async () => {
  for (const { dependencies } of stages.splice(0)) await dependencies.media.pictures.close()
})

eachDatabase('decoration in the library', (open) => {
  async function raise() {
    const stage = await setStage(await open())
    stages.push(stage)
    const sent = await upload(stage, [
      { name: 'filet.png', bytes: await drawPicture('png') },
      { name: 'tarif.pdf', bytes: writePdf() },
    ])
    const [picture, file] = storedOf(sent)
    const owner = { ...asRole(stage, 'ADMIN'), 'content-type': 'application/json' }
    const call = async (method: string, path: string, body?: object) =>
      (await ask(stage, path, { method, headers: owner, ...(body && { body: JSON.stringify(body) }) })).json.data
    return { call, picture, file, change: (body: object) => call('PUT', `/admin/image/${picture?.id}`, body) }
  }

  test('is remembered of a picture that was sent as such, and means nothing of a document', async () => {
    const { picture, file } = await raise()
    expect([picture?.isDecor, file?.isDecor]).toEqual([true, false])
  })

  test('keeps its words to itself wherever it stands, and says them again once it is decoration no more', async () => {
    const { call, picture, change } = await raise()
    const fields = { title: 'Le filet', idImage: picture?.id }
    const news = (await call('POST', '/admin/news', fields)) as { id: string }
    const shown = async () => ((await call('GET', `/admin/news/${news.id}`)) as { image: { alt: string } }).image.alt
    expect(await change({ alt: 'Un filet doré' })).toMatchObject({ alt: 'Un filet doré', isDecor: true })
    expect(await shown()).toBe('')
    expect(await change({ isDecor: false })).toMatchObject({ alt: 'Un filet doré', isDecor: false })
    expect(await shown()).toBe('Un filet doré')
  })

  test('words that visitors hear somewhere are not taken away, unless it is decoration', async () => {
    const { call, picture, change } = await raise()
    const said = 'Le chai au petit matin'
    await change({ isDecor: false, alt: said })
    const show = (own: object) => [{ type: 'image', size: 'text', framed: false, picture: { image: picture?.id, ...own } }]
    const news = { title: 'Le chai ouvre', isValid: true }
    const { id } = (await call('POST', '/admin/news', { ...news, blocks: show({}) })) as { id: string }
    const refusal = { code: 'invalid', errors: { alt: [expect.stringMatching(/« Le chai ouvre ».*Image de décor/)] } }
    expect(await change({ alt: ' ' })).toMatchObject(refusal)
    expect(await change({ alt: 'Le chai' })).toMatchObject({ alt: 'Le chai' })
    await call('PUT', `/admin/news/${id}`, { blocks: show({ alt: 'D’autres mots' }) })
    expect(await change({ alt: '' })).toMatchObject({ alt: '' })
    await change({ alt: said })
    await call('PUT', `/admin/news/${id}`, { blocks: show({}), isValid: false })
    expect(await change({ alt: '' })).toMatchObject({ alt: '' })
    await change({ alt: said })
    await call('PUT', `/admin/news/${id}`, { idImage: picture?.id, blocks: [], isValid: true })
    expect(await change({ alt: '' })).toMatchObject(refusal)
    expect(await change({ alt: '', isDecor: true })).toMatchObject({ alt: '', isDecor: true })
  })

  test('is asked for no words where a page shows it', async () => {
    const { call, picture, change } = await raise()
    const publish = async (caption: string) => {
      const blocks = [{ type: 'image', size: 'text', framed: false, picture: { image: picture?.id, caption } }]
      await call('PUT', '/admin/page/Coteaux-page-1/draft', { blocks })
      return call('POST', '/admin/page/Coteaux-page-1/draft/publish', {})
    }
    expect(await publish('Avant')).toMatchObject({ isDraft: false })
    expect(await change({ isDecor: false })).toMatchObject({ errors: { alt: [expect.stringMatching(/Image de décor/)] } })
    expect(await change({ isDecor: false, alt: 'Un filet doré' })).toMatchObject({ isDecor: false })
    expect(await change({ isDecor: true, alt: '' })).toMatchObject({ isDecor: true })
    await call('PUT', '/admin/page/Coteaux-page-1', { isValid: false })
    expect(await change({ isDecor: false })).toMatchObject({ isDecor: false, alt: '' })
    await call('PUT', '/admin/page/Coteaux-page-1', { isValid: true })
    expect(await publish('Après')).toMatchObject({ errors: { 'blocks.0.picture.alt': [expect.stringMatching(/décor/)] } })
  })
})
