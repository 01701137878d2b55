import { expect, test } from 'vitest'
import { publishDueLook } from '#api/site/look/draft/publish-due-look.ts'
import { defaultFonts } from '#app/models/site/look/font.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { openMembers } from '../support/members.ts'
import { transports } from '../support/stage.ts'

const cave = { ART_DIRECTION: 'CAVE', ACCENT_COLOR: '#c08a3e', FONT_TITLE: 'Bricolage' }
const parts = { HEADER_STYLE: 'MAST', CARD_STYLE: 'NICHES', DENSITY: 'TIGHT', RADIUS: 'ROUND' }
const ownLetters = { ...defaultFonts.TITLE, family: 'Mienne', file: 'mienne-0123456789ab.woff2' }
const saysSo = async (asked: Promise<{ ok: boolean; error?: { fields?: object } }>) =>
  Object.keys((await asked).error?.fields ?? {})

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`a look on trial ${name}`, (open) => {
    async function raise() {
      const shop = await openMembers(await open(), transport)
      const as = (role: 'ADMIN' | 'SUPER_ADMIN') => shop.as(shop.stage.tokens['1']?.[role])
      const worn = async () => {
        const [info, parameters] = [given(await shop.as().getSiteInfo()), given(await shop.as().listParameters())]
        const of = (type: string) => parameters.find((one) => one.type === type)?.value
        return [of('ART_DIRECTION'), of('ACCENT_COLOR'), info.fonts.find(({ type }) => type === 'TITLE')?.family]
      }
      const version = async () =>
        (await shop.site.read.selectFrom('content_versions').select('version').executeTakeFirst())?.version ?? 0
      return { shop, one: as('ADMIN'), other: as('SUPER_ADMIN'), worn, version }
    }

    test('stays apart from what visitors see, moves no cached page, and comes out whole by one act', async () => {
      const { shop, one, worn, version } = await raise()
      const [before, cached] = [await worn(), await version()]
      const open = given(await one.getLookDraft())
      expect(open).toMatchObject({ isDraft: false, isBehind: false, previewKey: '', savedAt: null, former: null })
      const draft = given(await one.saveLookDraft({ body: { look: cave, seen: open.hash } }))
      expect(draft).toMatchObject({ isDraft: true, look: cave, publicLook: open.look, savedBy: 'admin-1@exemple.test' })
      expect([await worn(), await version()]).toEqual([before, cached])
      expect(given(await shop.as().getLookPreview({ params: { key: draft.previewKey } }))).toEqual(draft.look)
      expect(await codeOf(shop.as().getLookPreview({ params: { key: 'A'.repeat(22) } }))).toBe('not_found')
      const after = given(await one.publishLookDraft({ body: { seen: draft.hash } }))
      expect(after).toMatchObject({ isDraft: false, look: cave, publicHash: draft.hash })
      expect(await worn()).toEqual(['CAVE', '#c08a3e', 'Bricolage'])
      expect(await version()).toBe(cached + 1)
      expect(await codeOf(shop.as().getLookPreview({ params: { key: draft.previewKey } }))).toBe('not_found')
      given(await one.restoreLook({ params: { id: after.former?.id ?? '' } }))
      expect(await worn()).toEqual(before)
    })

    test('takes other variants of parts than its direction’s, and gives all of them back by one act', async () => {
      const { shop, one } = await raise()
      const set = async () => {
        const rows = given(await shop.as().listParameters())
        return Object.keys(parts).map((type) => rows.find((row) => row.type === type)?.value || 'as it was')
      }
      const before = await set()
      given(await one.saveLookDraft({ body: { look: parts } }))
      expect(await set()).toEqual(before)
      const after = given(await one.publishLookDraft({ body: {} }))
      expect(after.look).toMatchObject({ ART_DIRECTION: 'ESTAMPE', HERO_STYLE: 'DIRECTION', ...parts })
      expect(await set()).toEqual(Object.values(parts))
      const restored = given(await one.restoreLook({ params: { id: after.former?.id ?? '' } }))
      expect(restored.look).toMatchObject({
        HEADER_STYLE: 'DIRECTION',
        CARD_STYLE: 'DIRECTION',
        DENSITY: 'NORMAL',
        RADIUS: 'DIRECTION',
      })
    })

    test('is taken back from the journal as one act, and then waits again', async () => {
      const { one, worn } = await raise()
      const before = await worn()
      given(await one.saveLookDraft({ body: { look: cave } }))
      given(await one.publishLookDraft({ body: {} }))
      const { entries } = given(await one.listAuditLog({ query: {} }))
      const act = entries.find(({ call }) => call === 'POST /admin/look/publish')
      given(await one.undoAct({ params: { id: act?.id ?? '' } }))
      expect(await worn()).toEqual(before)
      expect(given(await one.getLookDraft())).toMatchObject({ isDraft: true, look: cave, former: null })
    })

    test('refuses what no field can say, beside the field, and keeps nothing of it', async () => {
      const { one } = await raise()
      const hostile = {
        PRIMARY_COLOR: '#fff;}body{display:none',
        PAPER_COLOR: 'url(//mal.example)',
        ART_DIRECTION: '../cave',
        MENU_TYPE: 'FIXED',
        HEADER_STYLE: '../../etc/passwd',
        HERO_STYLE: 'niche',
        CARD_STYLE: 'constructor',
        BOTTLE_STYLE: 'LIT;}',
        FOOTER_STYLE: 'CARDS',
        FIELD_STYLE: '<b>',
        SECTION_STYLE: 'counted',
        GALLERY_STYLE: 'mosaic',
        DENSITY: '1.35',
        RADIUS: '999px;}body{display:none',
        LOGO_SIZE: '9999',
        FONT_TITLE: 'Comic"; src:url(//mal.example)',
        FONT_CONTENT: '../../etc/passwd',
      }
      expect((await saysSo(one.saveLookDraft({ body: { look: hostile } }))).sort()).toEqual(Object.keys(hostile).sort())
      expect(given(await one.getLookDraft()).isDraft).toBe(false)
    })

    test('tells whoever saves or publishes over another, and keeps what was saved first', async () => {
      const { one, other, worn } = await raise()
      const seen = given(await one.getLookDraft()).hash
      const mine = given(await one.saveLookDraft({ body: { look: { ART_DIRECTION: 'CAVE' }, seen } }))
      expect(await codeOf(other.saveLookDraft({ body: { look: { ART_DIRECTION: 'PET_NAT' }, seen } }))).toBe('conflict')
      expect(await codeOf(other.publishLookDraft({ body: { seen } }))).toBe('conflict')
      given(await other.changeParameter({ params: { id: 'ink_color' }, body: { value: '#102030' } }))
      const behind = given(await one.getLookDraft())
      expect(behind).toMatchObject({ isBehind: true, look: { ART_DIRECTION: 'CAVE' } })
      expect(await codeOf(one.publishLookDraft({ body: { seen: mine.hash } }))).toBe('conflict')
      expect((await worn())[0]).toBe('ESTAMPE')
      given(await one.publishLookDraft({ body: { seen: mine.hash, over: behind.publicHash } }))
      expect((await worn())[0]).toBe('CAVE')
    })

    test('a stylesheet of the site’s own is tried on, published, put back and undone with its look, and read only by whoever may', async () => {
      const { shop, one, other } = await raise()
      const css = '.a{background:#123456;color:#fff}'
      const seen = async () => given(await shop.as().getOwnStyles()).css
      expect(await codeOf(one.saveLookDraft({ body: { look: { OWN_STYLES: css } } }))).toBe('forbidden')
      const refused = await other.saveLookDraft({ body: { look: { OWN_STYLES: `${css}\n  @import 'x'` } } })
      expect(refused).toMatchObject({
        error: { fields: { OWN_STYLES: [expect.stringMatching(/^Ligne 2, colonne 3 : « @import »/)] } },
      })
      const draft = given(await other.saveLookDraft({ body: { look: { ...cave, OWN_STYLES: css } } }))
      expect([draft.look.OWN_STYLES, draft.publicLook.OWN_STYLES, await seen()]).toEqual([css, '', ''])
      const key = { params: { key: draft.previewKey } }
      const tried = given(await shop.as().getStylesPreview(key)).css
      expect(tried).toContain(':where(#contenu[data-own-styles]) .a:not(')
      expect(await codeOf(shop.as().getStylesPreview({ params: { key: 'A'.repeat(22) } }))).toBe('not_found')
      // Whoever may not write one goes on with the rest of the look, and publishes what was written.
      const later = given(await one.saveLookDraft({ body: { look: { DENSITY: 'TIGHT' } } }))
      const after = given(await one.publishLookDraft({ body: { seen: later.hash } }))
      expect([after.look.OWN_STYLES, await seen()]).toEqual([css, tried])
      given(await one.restoreLook({ params: { id: after.former?.id ?? '' } }))
      expect(await seen()).toBe('')
      const { entries } = given(await one.listAuditLog({ query: {} }))
      const act = entries.find(({ call }) => call === 'POST /admin/look/version/{id}/restore')
      given(await one.undoAct({ params: { id: act?.id ?? '' } }))
      expect(await seen()).toBe(tried)
      expect(given(await one.getLookDraft()).look).toMatchObject({ ...cave, OWN_STYLES: css })
    })

    test('a stylesheet that came in by another way is read by the same rules, and no other site sees one', async () => {
      const { shop, other } = await raise()
      await shop.site.inTransaction((tx) => tx.insertInto('own_styles').values({ css: 'body{display:none}' }).execute())
      expect(given(await shop.as().getOwnStyles()).css).toBe('')
      given(await other.saveLookDraft({ body: { look: { OWN_STYLES: '.a{gap:1rem}' } } }))
      given(await other.publishLookDraft({ body: {} }))
      expect(given(await shop.as().getOwnStyles()).css).toContain('.a:not(')
      expect(given(await shop.as(undefined, { siteId: '2' }).getOwnStyles()).css).toBe('')
    })

    test('goes from site to site as one file: whole, checked on its way in, and without letters that are the house’s own', async () => {
      const { shop, one, other } = await raise()
      const css = '.a{gap:1rem}'
      given(await other.saveLookDraft({ body: { look: { ...cave, ...parts, OWN_STYLES: css } } }))
      const file = given(await other.getLookFile())
      expect(file).toEqual({ format: 'vitrine-look', version: 1, look: { ...cave, ...parts, OWN_STYLES: css } })
      given(await other.saveLookDraft({ body: { look: { ART_DIRECTION: 'ESTAMPE', MENU_TYPE: 'STICKY', OWN_STYLES: '' } } }))
      const taken = given(await other.takeLookFile({ body: { file } }))
      expect(taken.look).toMatchObject({ ...cave, ...parts, OWN_STYLES: css, MENU_TYPE: 'RELATIVE' })
      expect(given(await other.getLookFile())).toEqual(file)
      // Whoever may write no stylesheet brings none in, nor takes one off.
      expect(await codeOf(one.takeLookFile({ body: { file: { ...file, look: cave } } }))).toBe('forbidden')
      const faults = {
        ...file,
        look: { HEADER_STYLE: '../x', FONT_TITLE: 'mienne.woff2', PRIMARY_COLOR: 'red', OWN_STYLES: '@import "x";' },
      }
      expect((await saysSo(other.takeLookFile({ body: { file: faults } }))).sort()).toEqual(Object.keys(faults.look).sort())
      expect(await saysSo(other.takeLookFile({ body: { file: { ...file, version: 4 } } }))).toEqual(['version'])
      const strange = { format: 'autre', version: 1, look: { DROP: 'x' } } as never
      expect((await saysSo(other.takeLookFile({ body: { file: strange } }))).length).toBeGreaterThan(0)
      const { fontFiles } = given(await other.getLookDraft())
      expect(fontFiles).toEqual([])
      await shop.site.inTransaction((tx) =>
        tx
          .insertInto('fonts')
          .values({ ...ownLetters, id: 'mienne' })
          .execute(),
      )
      given(await other.dropLookDraft())
      expect(given(await other.getLookFile()).look).toEqual({})
    })

    test('is no draft where it says what is public, and goes when it is thrown away', async () => {
      const { one } = await raise()
      given(await one.saveLookDraft({ body: { look: { ART_DIRECTION: 'CAVE' } } }))
      expect(given(await one.saveLookDraft({ body: { look: { ART_DIRECTION: '' } } })).isDraft).toBe(false)
      given(await one.saveLookDraft({ body: { look: { ART_DIRECTION: 'CAVE' } } }))
      given(await one.dropLookDraft())
      expect(given(await one.getLookDraft())).toMatchObject({ isDraft: false, look: { ART_DIRECTION: 'ESTAMPE' } })
    })
  })
}

eachDatabase('a look that waits for its moment', (open) => {
  test('comes out then, once; over one that has changed meanwhile it waits for its writer', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    const at = (seconds: number) => new Date(shop.stage.dependencies.now().getTime() + seconds * 1000).toISOString()
    expect(await codeOf(owner.scheduleLookDraft({ body: { publishAt: at(60) } }))).toBe('not_found')
    const wait = async (look: object) => {
      given(await owner.saveLookDraft({ body: { look } }))
      given(await owner.scheduleLookDraft({ body: { publishAt: at(60) } }))
    }
    given(await owner.saveLookDraft({ body: { look: cave } }))
    expect(await codeOf(owner.scheduleLookDraft({ body: { publishAt: at(0) } }))).toBe('invalid')
    await wait(cave)
    await shop.run(publishDueLook)
    expect(given(await owner.getLookDraft()).isDraft).toBe(true)
    shop.pass(60)
    for (let turn = 0; turn < 2; turn += 1) await shop.run(publishDueLook)
    const version = async () =>
      (await shop.site.read.selectFrom('content_versions').select('version').executeTakeFirst())?.version
    expect(given(await owner.getLookDraft())).toMatchObject({ isDraft: false, look: cave })
    const first = await version()
    await wait({ ART_DIRECTION: 'PET_NAT' })
    given(await owner.changeParameter({ params: { id: 'ink_color' }, body: { value: '#102030' } }))
    shop.pass(60)
    await shop.run(publishDueLook)
    expect(given(await owner.getLookDraft())).toMatchObject({
      isBehind: true,
      publishAt: null,
      publicLook: { ART_DIRECTION: 'CAVE' },
    })
    expect(await version()).toBe((first ?? 0) + 1)
  })
})
