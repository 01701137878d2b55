import { expect, test } from 'vitest'
import { publishDueDrafts } from '#api/content/drafts/publish-due-drafts.ts'
import { keepTerms } from '#api/house/members/keep-terms.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { imageRow } from '../support/media/media.ts'
import { openMembers } from '../support/members.ts'
import { transports } from '../support/stage.ts'

const id = 'Coteaux-page-1'
const params = { id }
const title = (text: string) => [{ type: 'title' as const, text }]
const [before] = title('Coteaux titre')

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`drafts of pages ${name}`, (open) => {
    async function raise() {
      const shop = await openMembers(await open(), transport)
      const as = (role: 'ADMIN' | 'SUPER_ADMIN') => shop.as(shop.stage.tokens['1']?.[role])
      const shown = async () => given(await shop.as().getPage({ params: { url: 'visites' } })).blocks
      return { shop, one: as('ADMIN'), other: as('SUPER_ADMIN'), shown }
    }

    test('a draft stays apart from what visitors read until it is published, and is listed meanwhile', async () => {
      const { one, shown } = await raise()
      const open = given(await one.getPageDraft({ params }))
      expect(open).toMatchObject({ isDraft: false, isBehind: false, savedAt: null, blocks: [before] })
      const draft = given(await one.savePageDraft({ params, body: { blocks: title('Bientôt'), seen: open.hash } }))
      expect(draft).toMatchObject({ isDraft: true, savedBy: 'admin-1@exemple.test', publicBlocks: [before] })
      expect(await shown()).toEqual([before])
      expect(given(await one.listPageDrafts())).toMatchObject({ total: 1, drafts: [{ idPage: id, title: 'Coteaux page 1' }] })
      const after = given(await one.publishPageDraft({ params, body: { seen: draft.hash } }))
      expect([after.isDraft, after.publicHash]).toEqual([false, draft.hash])
      expect(await shown()).toEqual(title('Bientôt'))
      expect(given(await one.listPageDrafts()).total).toBe(0)
    })

    test('a draft that says what the public page says is none, and one that is thrown away leaves the page as it is', async () => {
      const { one, shown } = await raise()
      given(await one.savePageDraft({ params, body: { blocks: title('Peut-être') } }))
      expect(given(await one.savePageDraft({ params, body: { blocks: title('Coteaux titre') } })).isDraft).toBe(false)
      given(await one.savePageDraft({ params, body: { blocks: title('Encore') } }))
      given(await one.dropPageDraft({ params }))
      expect(given(await one.getPageDraft({ params })).isDraft).toBe(false)
      expect(await shown()).toEqual([before])
      expect(await codeOf(one.getPageDraft({ params: { id: 'nowhere' } }))).toBe('not_found')
    })

    test('whoever writes on an older draft is told, and what was written first stays', async () => {
      const { one, other } = await raise()
      const seen = given(await one.getPageDraft({ params })).hash
      given(await one.savePageDraft({ params, body: { blocks: title('La première'), seen } }))
      expect(await codeOf(other.savePageDraft({ params, body: { blocks: title('La seconde'), seen } }))).toBe('conflict')
      expect(await codeOf(other.publishPageDraft({ params, body: { seen } }))).toBe('conflict')
      expect(given(await other.getPageDraft({ params })).blocks).toEqual(title('La première'))
    })

    test('a page that changed in public meanwhile is not written over unless its new body is named', async () => {
      const { one, other, shown } = await raise()
      const { hash } = given(await one.savePageDraft({ params, body: { blocks: title('Le brouillon') } }))
      given(await other.changePage({ params, body: { blocks: title('Entre-temps') } }))
      const behind = given(await one.getPageDraft({ params }))
      expect(behind).toMatchObject({ isBehind: true, blocks: title('Le brouillon'), publicBlocks: title('Entre-temps') })
      expect(await codeOf(one.publishPageDraft({ params, body: { seen: hash } }))).toBe('conflict')
      expect(await shown()).toEqual(title('Entre-temps'))
      given(await one.publishPageDraft({ params, body: { seen: hash, over: behind.publicHash } }))
      expect(await shown()).toEqual(title('Le brouillon'))
    })

    test('every body that was public is kept with who wrote it, and one that comes back is a version of its own', async () => {
      const { one, other, shown } = await raise()
      given(await one.changePage({ params, body: { blocks: title('Deux') } }))
      given(await one.savePageDraft({ params, body: { blocks: title('Trois') } }))
      given(await other.publishPageDraft({ params, body: {} }))
      const list = async () =>
        given(await one.listPageVersions({ query: { idPage: id, orderBy: '-number' } })).versions.map(
          ({ number, cause, createdBy }) => [number, cause, createdBy],
        )
      const [admin, head] = ['admin-1@exemple.test', 'super_admin-1@exemple.test']
      expect(await list()).toEqual([
        [3, 'PUBLISHED', head],
        [2, 'PUBLISHED', admin],
        [1, 'FIRST', ''],
      ])
      const [first] = given(await one.listPageVersions({ query: { idPage: id, number: '1' } })).versions
      const version = { params: { id: first?.id ?? '' } }
      expect(given(await one.getPageVersion(version)).blocks).toEqual([before])
      expect(given(await one.restorePageVersion(version))).toMatchObject({ number: 4, cause: 'RESTORED', createdBy: admin })
      expect(await shown()).toEqual([before])
      expect(given(await one.restorePageVersion(version)).number).toBe(4)
      expect(await list()).toHaveLength(4)
    })
  })
}

eachDatabase('drafts of pages', (open) => {
  async function raise() {
    const shop = await openMembers(await open())
    const owner = () => shop.as(shop.stage.tokens['1']?.ADMIN)
    const shown = async () => given(await shop.as().getPage({ params: { url: 'visites' } })).blocks
    return { shop, owner, shown }
  }
  const at = (shop: { stage: { dependencies: { now: () => Date } } }, seconds: number) =>
    new Date(shop.stage.dependencies.now().getTime() + seconds * 1000).toISOString()

  test('a draft comes out at its moment, once, and the cached pages go; before it nothing happens', async () => {
    const { shop, owner, shown } = await raise()
    given(await owner().savePageDraft({ params, body: { blocks: title('À midi') } }))
    const publishAt = at(shop, 3600)
    expect(given(await owner().schedulePageDraft({ params, body: { publishAt } })).publishAt).toBe(publishAt)
    const version = async () =>
      (await shop.site.read.selectFrom('content_versions').select('version').executeTakeFirst())?.version ?? 0
    await shop.run(publishDueDrafts)
    const first = await version()
    expect(await shown()).toEqual([before])
    shop.pass(3600)
    for (let turn = 0; turn < 2; turn += 1) await shop.run(publishDueDrafts)
    expect([await shown(), (await version()) - first]).toEqual([title('À midi'), 1])
    const [newest] = given(await owner().listPageVersions({ query: { idPage: id, orderBy: '-number' } })).versions
    expect(newest).toMatchObject({ cause: 'SCHEDULED', createdBy: 'admin-1@exemple.test' })
  })

  test('a draft is put over no page that changed after it was begun: it waits for its writer', async () => {
    const { shop, owner, shown } = await raise()
    given(await owner().savePageDraft({ params, body: { blocks: title('À midi') } }))
    given(await owner().schedulePageDraft({ params, body: { publishAt: at(shop, 60) } }))
    given(await owner().changePage({ params, body: { blocks: title('Plus récent') } }))
    shop.pass(60)
    await shop.run(publishDueDrafts)
    expect(await shown()).toEqual(title('Plus récent'))
    expect(given(await owner().getPageDraft({ params }))).toMatchObject({ isDraft: true, isBehind: true, publishAt: null })
  })

  test('a draft that cannot be published keeps back none behind it, and the fault is told', async () => {
    const { shop, owner, shown } = await raise()
    const broken = given(await owner().createPage({ body: { url: 'illisible', title: 'Illisible' } })).id
    const early = { [broken]: 10, [id]: 20 }
    for (const [page, seconds] of Object.entries(early)) {
      given(await owner().savePageDraft({ params: { id: page }, body: { blocks: title('À l’heure') } }))
      given(await owner().schedulePageDraft({ params: { id: page }, body: { publishAt: at(shop, seconds) } }))
    }
    await shop.site.inTransaction((tx) =>
      tx.updateTable('body_drafts').set({ blocks: '[{' }).where('record_id', '=', broken).execute(),
    )
    shop.pass(60)
    await expect(shop.run(publishDueDrafts)).rejects.toThrow('1 of 2 drafts')
    expect(await shown()).toEqual(title('À l’heure'))
  })

  test('no draft waits for a moment that is past, and none can be set where there is no draft', async () => {
    const { shop, owner } = await raise()
    expect(await codeOf(owner().schedulePageDraft({ params, body: { publishAt: at(shop, 60) } }))).toBe('not_found')
    given(await owner().savePageDraft({ params, body: { blocks: title('Un jour') } }))
    expect(await codeOf(owner().schedulePageDraft({ params, body: { publishAt: at(shop, 0) } }))).toBe('invalid')
  })

  test('a page keeps fifty versions, and the terms let old ones go but for the public one', async () => {
    const { shop, owner } = await raise()
    for (let turn = 1; turn <= 55; turn += 1)
      given(await owner().changePage({ params, body: { blocks: title(`Texte ${turn}`) } }))
    const numbers = async () =>
      given(await owner().listPageVersions({ query: { idPage: id, nbItem: 100, orderBy: 'number' } })).versions.map(
        ({ number }) => number,
      )
    expect(await numbers()).toEqual(Array.from({ length: 50 }, (_, place) => place + 7))
    shop.pass(3 * 365 * 86_400)
    await shop.run(keepTerms)
    const kept = await shop.site.read.selectFrom('body_versions').select('number').execute()
    expect(kept.map(({ number }) => number)).toEqual([56])
  })

  test('a picture that only a draft shows is in use, and a page that goes takes its drafts and versions along', async () => {
    const { shop, owner } = await raise()
    await shop.site.inTransaction((tx) => tx.insertInto('images').values(imageRow('vigne')).execute())
    const picture = { type: 'image' as const, picture: { image: 'vigne' }, size: 'text' as const, framed: false }
    given(await owner().savePageDraft({ params, body: { blocks: [picture] } }))
    expect(await codeOf(owner().removeImage({ params: { id: 'vigne' } }))).not.toBe('ok')
    given(await owner().changePage({ params, body: { blocks: title('Autre') } }))
    given(await owner().removePage({ params }))
    expect(given(await owner().listPageDrafts()).total).toBe(0)
    expect(await codeOf(owner().removeImage({ params: { id: 'vigne' } }))).toBe('ok')
  })
})
