import { expect, test } from 'vitest'
import { publishDueDrafts } from '#api/content/drafts/publish-due-drafts.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/accounts.ts'
import { imageRow } from '../support/media/media.ts'
import { openMembers } from '../support/members.ts'

const params = { id: 'Coteaux-page-1' }
const at = 'blocks.0.picture.alt'
const picture = (more: object) => [
  { type: 'image' as const, size: 'text' as const, framed: false, picture: { image: 'chai', ...more } },
]

eachDatabase('mute pictures', (open) => {
  async function raise() {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    await shop.site.inTransaction((tx) =>
      tx
        .insertInto('images')
        .values(imageRow('chai', { alt: '' }))
        .execute(),
    )
    const save = async (more: object) => given(await owner.savePageDraft({ params, body: { blocks: picture(more) } }))
    return { shop, owner, save }
  }

  test('a picture without words keeps a draft from being published, now or later, and is named; words or decoration let it pass', async () => {
    const { owner, save } = await raise()
    await save({ alt: '' })
    const refused = await owner.publishPageDraft({ params, body: {} })
    expect(refused).toMatchObject({ ok: false, error: { code: 'invalid', fields: { [at]: [expect.stringMatching(/décor/)] } } })
    const later = await owner.schedulePageDraft({ params, body: { publishAt: '2999-01-01T00:00:00.000Z' } })
    expect(later).toMatchObject({ ok: false, error: { fields: { [at]: [expect.any(String)] } } })
    await save({ isDecor: true })
    expect(given(await owner.publishPageDraft({ params, body: {} })).isDraft).toBe(false)
    await save({ alt: 'Le chai, au matin' })
    expect(given(await owner.publishPageDraft({ params, body: {} })).isDraft).toBe(false)
  })

  test('a draft that lost its words after its moment was set does not come out by itself', async () => {
    const { shop, owner, save } = await raise()
    await save({ alt: 'Le chai' })
    const publishAt = new Date(shop.stage.dependencies.now().getTime() + 60_000).toISOString()
    given(await owner.schedulePageDraft({ params, body: { publishAt } }))
    await save({ alt: '' })
    shop.pass(60)
    await shop.run(publishDueDrafts)
    expect(given(await owner.getPageDraft({ params }))).toMatchObject({ isDraft: true, publishAt: null })
  })
})
