import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { publishDueLook } from '#api/site/look/draft/publish-due-look.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/accounts.ts'
import { imageRow } from '../support/media/media.ts'
import { openMembers } from '../support/members.ts'
import { transports } from '../support/stage.ts'

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`the logos of a look ${name}`, (open) => {
    async function raise() {
      const db = await open()
      const shop = await openMembers(db, transport)
      const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
      const pictures = ['pale', 'sombre', 'pied'].map((id) => imageRow(id))
      await shop.site.inTransaction(async (tx) => {
        await tx.deleteFrom('logos').execute()
        await tx.insertInto('images').values(pictures).execute()
      })
      await bindToSite(db, '2').inTransaction((tx) => tx.insertInto('images').values(imageRow('ailleurs')).execute())
      given(await owner.createLogo({ body: { type: 'LOGO', alt: 'Le domaine', idImage: 'sombre' } }))
      given(await owner.createLogo({ body: { type: 'LOGO_FAVICON', alt: '', idImage: 'sombre' } }))
      const worn = async () =>
        given(await shop.as().getSiteInfo()).logos.map(({ type, alt, onlineImage }) => [type, onlineImage.id, alt])
      const before = await worn()
      expect(before).toEqual([
        ['LOGO', 'sombre', 'Le domaine'],
        ['LOGO_FAVICON', 'sombre', ''],
      ])
      return { shop, owner, worn, before }
    }
    const look = { LOGO: 'pied', LOGO_LIGHT_THEME: 'pale' }
    const changed = [
      ['LOGO', 'pied', 'Le domaine'],
      ['LOGO_FAVICON', 'sombre', ''],
      ['LOGO_LIGHT_THEME', 'pale', ''],
    ]

    test('are tried on apart from what visitors see, come out with it and go back with it', async () => {
      const { shop, owner, worn, before } = await raise()
      const open = given(await owner.getLookDraft())
      expect(open.look).toMatchObject({ LOGO: 'sombre', LOGO_LIGHT_THEME: '', LOGO_FOOTER: '' })
      const draft = given(await owner.saveLookDraft({ body: { look: { ...look, ART_DIRECTION: 'CAVE' } } }))
      expect(await worn()).toEqual(before)
      const { logos } = given(await shop.as().getLogosPreview({ params: { key: draft.previewKey } }))
      expect(logos.map(({ type, onlineImage }) => [type, onlineImage.id])).toEqual([
        ['LOGO_LIGHT_THEME', 'pale'],
        ['LOGO', 'pied'],
      ])
      expect(await codeOf(shop.as().getLogosPreview({ params: { key: 'A'.repeat(22) } }))).toBe('not_found')
      const after = given(await owner.publishLookDraft({ body: { seen: draft.hash } }))
      expect([after.isDraft, after.publicHash, await worn()]).toEqual([false, draft.hash, changed])
      const back = given(await owner.restoreLook({ params: { id: after.former?.id ?? '' } }))
      expect([back.publicHash, await worn()]).toEqual([open.publicHash, before])
      const { entries } = given(await owner.listAuditLog({ query: {} }))
      const act = entries.find(({ call }) => call === 'POST /admin/look/version/{id}/restore')
      given(await owner.undoAct({ params: { id: act?.id ?? '' } }))
      expect(await worn()).toEqual(changed)
    })

    test('name pictures of this site alone, and none where none is wanted', async () => {
      const { owner, worn } = await raise()
      for (const picture of ['ailleurs', 'absente', '/art/mark.svg', '../../etc/passwd'])
        expect(await owner.saveLookDraft({ body: { look: { LOGO_FOOTER: picture } } }), picture).toMatchObject({
          error: { code: 'invalid', fields: { LOGO_FOOTER: [expect.any(String)] } },
        })
      given(await owner.saveLookDraft({ body: { look: { LOGO: '' } } }))
      given(await owner.publishLookDraft({ body: {} }))
      expect(await worn()).toEqual([['LOGO_FAVICON', 'sombre', '']])
    })

    test('are looked after by whoever takes pictures away, and never lost when a look comes back', async () => {
      const { owner, worn, before } = await raise()
      given(await owner.saveLookDraft({ body: { look } }))
      const removed = await owner.removeImage({ params: { id: 'pale' } })
      expect(removed).toMatchObject({
        error: { code: 'conflict', fields: { id: [expect.stringContaining('Apparence à l’essai')] } },
      })
      expect(given(await owner.getImage({ params: { id: 'pale' } })).uses).toEqual([
        { kind: 'look', id: 'look', title: 'Apparence à l’essai' },
      ])
      const after = given(await owner.publishLookDraft({ body: {} }))
      given(await owner.restoreLook({ params: { id: after.former?.id ?? '' } }))
      given(await owner.removeImage({ params: { id: 'pied' } }))
      const former = given(await owner.getLookDraft()).former
      const once = given(await owner.restoreLook({ params: { id: former?.id ?? '' } }))
      // Its picture is gone: the logo that is there stays.
      expect(await worn()).toEqual([...before, ['LOGO_LIGHT_THEME', 'pale', '']])
      expect(once.look).toMatchObject({ LOGO: 'sombre', LOGO_LIGHT_THEME: 'pale' })
    })

    test('stay with their house when a look goes from site to site', async () => {
      const { owner, worn, before } = await raise()
      given(await owner.saveLookDraft({ body: { look: { ...look, ART_DIRECTION: 'CAVE' } } }))
      const file = given(await owner.getLookFile())
      expect(file.look).toEqual({ ART_DIRECTION: 'CAVE' })
      given(await owner.dropLookDraft())
      expect(given(await owner.takeLookFile({ body: { file } })).look).toMatchObject({ ART_DIRECTION: 'CAVE', LOGO: 'sombre' })
      expect(await owner.takeLookFile({ body: { file: { ...file, look } as never } })).toMatchObject({
        error: { code: 'unreadable' },
      })
      given(await owner.publishLookDraft({ body: {} }))
      expect(await worn()).toEqual(before)
    })
  })
}

eachDatabase('a look that was tried on before looks had logos', (open) => {
  test('is not behind for that, comes out at its moment and leaves the logos alone', async () => {
    const shop = await openMembers(await open())
    const owner = shop.as(shop.stage.tokens['1']?.ADMIN)
    const at = new Date(shop.stage.dependencies.now().getTime() + 60_000).toISOString()
    await shop.site.inTransaction((tx) => tx.deleteFrom('logos').execute())
    given(await owner.saveLookDraft({ body: { look: { ART_DIRECTION: 'CAVE' } } }))
    given(await owner.scheduleLookDraft({ body: { publishAt: at } }))
    await shop.site.inTransaction(async (tx) => {
      const { look } = await tx.selectFrom('look_drafts').select('look').executeTakeFirstOrThrow()
      const { LOGO: _, LOGO_LIGHT_THEME: __, LOGO_FOOTER: ___, ...said } = JSON.parse(look)
      await tx
        .updateTable('look_drafts')
        .set({ look: JSON.stringify(said) })
        .execute()
      await tx.insertInto('images').values(imageRow('marque')).execute()
      const logo = { id: 'marque', type: 'LOGO' as const, filename: 'marque', alt: '', image_id: 'marque', path: '' }
      await tx.insertInto('logos').values(logo).execute()
    })
    expect(given(await owner.getLookDraft())).toMatchObject({ isBehind: false, look: { ART_DIRECTION: 'CAVE', LOGO: 'marque' } })
    expect(given(await owner.saveLookDraft({ body: { look: { DENSITY: 'TIGHT' } } })).isBehind).toBe(false)
    shop.pass(60)
    await shop.run(publishDueLook)
    const { isDraft, publicLook } = given(await owner.getLookDraft())
    expect([isDraft, publicLook.ART_DIRECTION, publicLook.DENSITY, publicLook.LOGO]).toEqual([false, 'CAVE', 'TIGHT', 'marque'])
  })
})
