import { expect, test } from 'vitest'
import { turnPopups } from '#api/content/popups/turn-popups.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { imageRow } from '../support/media/media.ts'
import { openMembers } from '../support/members.ts'
import { transports } from '../support/stage.ts'

const blocks = [{ type: 'title' as const, text: 'Portes ouvertes', lead: 'Samedi et dimanche.' }]
const hour = 3600

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`popups ${name}`, (open) => {
    test('[A-06] threat 82: a popup is read by its id while it is open, and does not exist before, after or as a draft', async () => {
      const shop = await openMembers(await open(), transport)
      const admin = () => shop.as(shop.stage.tokens['1']?.ADMIN)
      const draft = given(await admin().createPopup({ body: { title: 'Portes ouvertes', blocks } }))
      const params = { id: draft.id }
      const read = () => codeOf(shop.as().getPopup({ params }))
      expect([draft.isValid, await read()]).toEqual([false, 'not_found'])
      const times = { startsAt: '2026-03-01T11:00:00.000Z', endsAt: '2026-03-01T12:00:00.000Z' }
      given(await admin().changePopup({ params, body: { isValid: true, ...times } }))
      expect([await read(), given(await shop.as().listPopups())]).toEqual(['not_found', []])
      shop.pass(hour)
      expect(given(await shop.as().getPopup({ params }))).toEqual({
        id: draft.id,
        title: 'Portes ouvertes',
        blocks,
        images: [],
        pages: [],
        showOnReload: false,
        delay: 0,
        promotesWine: false,
        healthMessage: '',
      })
      expect(given(await shop.as().listPopups()), 'pages are told when it opens, not what it says').toEqual([
        {
          id: draft.id,
          title: 'Portes ouvertes',
          pages: [],
          showOnReload: false,
          delay: 0,
          promotesWine: false,
          healthMessage: '',
        },
      ])
      expect(await codeOf(shop.as(undefined, { siteId: '2' }).getPopup({ params }))).toBe('not_found')
      shop.pass(hour)
      expect(await read()).toBe('not_found')
    })
  })
}

eachDatabase('popups', (open) => {
  async function stage() {
    const shop = await openMembers(await open())
    return { ...shop, admin: () => shop.as(shop.stage.tokens['1']?.ADMIN) }
  }

  test('a popup about wine carries the message of the law, whatever its owner wrote', async () => {
    const { as, admin } = await stage()
    const { id } = given(await admin().createPopup({ body: { title: 'Nouveau', blocks, promotesWine: true, isValid: true } }))
    expect(given(await as().getPopup({ params: { id } })).healthMessage).toMatch(/^L’abus d’alcool est dangereux pour la santé/)
    given(await admin().changePopup({ params: { id }, body: { promotesWine: false } }))
    expect(given(await as().getPopup({ params: { id } })).healthMessage).toBe('')
  })

  test('the clock renews cached pages once when a popup opens, once when it closes, and never in between', async () => {
    const shop = await stage()
    const times = { startsAt: '2026-03-01T11:00:00.000Z', endsAt: '2026-03-01T12:00:00.000Z' }
    given(await shop.admin().createPopup({ body: { title: 'Une heure', blocks, isValid: true, ...times } }))
    const readVersion = async () =>
      (await shop.site.read.selectFrom('content_versions').select('version').executeTakeFirstOrThrow()).version
    const versions: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      await shop.run(turnPopups)
      versions.push(await readVersion())
      if (turn !== 2) shop.pass(hour / 2)
    }
    const [first = 0] = versions
    expect(versions.map((version) => version - first)).toEqual([0, 0, 1, 1, 1])
    shop.pass(hour / 2)
    await shop.run(turnPopups)
    expect((await readVersion()) - first).toBe(2)
  })

  test('an owner lists, reads and removes popups; a picture that one shows is in use', async () => {
    const { admin, site } = await stage()
    await site.inTransaction((tx) => tx.insertInto('images').values(imageRow('vigne')).execute())
    const picture = { type: 'image' as const, picture: { image: 'vigne' }, size: 'text' as const, framed: false }
    const { id } = given(await admin().createPopup({ body: { title: 'Avec image', blocks: [picture] } }))
    expect(given(await admin().listAdminPopups({ query: { isValid: 'false' } })).total).toBe(1)
    expect(given(await admin().getAdminPopup({ params: { id } })).images).toHaveLength(1)
    expect(await codeOf(admin().removeImage({ params: { id: 'vigne' } }))).not.toBe('ok')
    given(await admin().removePopup({ params: { id } }))
    expect(await codeOf(admin().getAdminPopup({ params: { id } }))).toBe('not_found')
    expect(await codeOf(admin().removeImage({ params: { id: 'vigne' } }))).toBe('ok')
  })
})
