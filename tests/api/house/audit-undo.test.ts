import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { bodyFor, changeFor, ownedKinds } from '../support/owner-acts.ts'
import { openOwnerStage } from '../support/owner-stage.ts'
import { now } from '../support/stage.ts'

eachDatabase('taking back', (open) => {
  test('every kind of thing that can be added and removed comes back as it was when its removal is undone', async () => {
    const { ask, tell, dependencies, undoLast } = await openOwnerStage(await open())
    for (const kind of ownedKinds()) {
      const { id } = await tell(kind.create, { body: bodyFor(kind.create, dependencies) })
      const params = kind.paramsOf(id)
      const read = () => (kind.get ? ask(kind.get, { params }) : ask(kind.list, { query: { nbItem: 100 } }))
      const before = await read()
      await tell(kind.remove, { params })
      expect(await read(), kind.resource).not.toEqual(before)
      await undoLast(kind.resource, 'REMOVE')
      expect(withoutMoment(await read()), kind.resource).toEqual(withoutMoment(before))
    }
  })

  test('every kind of thing is as before when a change of it is undone, and gone when its creation is', async () => {
    const { ask, tell, dependencies, undoLast } = await openOwnerStage(await open())
    for (const kind of ownedKinds()) {
      const read = () => ask(kind.list, { query: { nbItem: 100 } })
      const nothing = await read()
      const { id } = await tell(kind.create, { body: bodyFor(kind.create, dependencies) })
      const before = await read()
      if (kind.change) {
        expect(Object.keys(changeFor(kind.change)), kind.resource).not.toEqual([])
        await tell(kind.change, { params: kind.paramsOf(id), body: changeFor(kind.change) })
        await undoLast(kind.resource, 'CHANGE')
        expect(withoutMoment(await read()), kind.resource).toEqual(withoutMoment(before))
      }
      await undoLast(kind.resource, 'CREATE')
      expect(withoutMoment(await read()), kind.resource).toEqual(withoutMoment(nothing))
    }
  })

  test('what was undone by mistake is brought about again', async () => {
    const { api, tell, undoLast } = await openOwnerStage(await open())
    const { id } = await tell('createTag', { body: { label: 'Les rouges' } })
    await undoLast('tag', 'CREATE')
    expect((await api.getAdminTag({ params: { id } })).ok).toBe(false)
    await undoLast('tag', 'UNDO')
    expect(await api.getAdminTag({ params: { id } })).toMatchObject({ ok: true, value: { label: 'Les rouges' } })
    await undoLast('tag', 'CREATE')
    expect((await api.getAdminTag({ params: { id } })).ok).toBe(false)
  })

  test('a move is not taken back where two folders, or two pages, would then lie in each other', async () => {
    const { api, tell, entryOf } = await openOwnerStage(await open())
    const trees = [
      { kind: 'blog-folder', create: 'createBlogFolder', change: 'changeBlogFolder', body: (title: string) => ({ title }) },
      { kind: 'page', create: 'createPage', change: 'changePage', body: (title: string) => ({ title, url: title }) },
    ] as const
    for (const { kind, create, change, body } of trees) {
      const outer = await tell(create, { body: body('dehors') })
      const inner = await tell(create, { body: { ...body('dedans'), idParent: outer.id } })
      await tell(change, { params: { id: inner.id }, body: { idParent: null } })
      const moved = await entryOf(kind, 'CHANGE')
      await tell(change, { params: { id: outer.id }, body: { idParent: inner.id } })
      const refused = await api.undoAct({ params: { id: moved } })
      expect(refused, kind).toMatchObject({ ok: false, error: { code: 'conflict', fields: { id: [/a changé depuis/] } } })
    }
    expect((await api.listBlogFolders({ params: {} })).ok).toBe(true)
  })

  test('nothing is undone over what somebody changed since, and nothing of it is half undone', async () => {
    const { api, tell, entryOf } = await openOwnerStage(await open())
    const { id } = await tell('createNews', { body: { title: 'Vendanges' } })
    await tell('changeNews', { params: { id }, body: { title: 'Les vendanges' } })
    const first = await entryOf('news', 'CHANGE')
    await tell('changeNews', { params: { id }, body: { title: 'Les vendanges 2026' } })
    const refused = await api.undoAct({ params: { id: first } })
    expect(refused).toMatchObject({ ok: false, error: { code: 'conflict', fields: { id: [/a changé depuis/] } } })
    expect(await api.getAdminNews({ params: { id } })).toMatchObject({ value: { title: 'Les vendanges 2026' } })
  })

  test('another field that changed since is no hindrance, and keeps what it was given', async () => {
    const { api, tell, entryOf } = await openOwnerStage(await open())
    const { id } = await tell('createNews', { body: { title: 'Vendanges' } })
    await tell('changeNews', { params: { id }, body: { title: 'Les vendanges' } })
    const renamed = await entryOf('news', 'CHANGE')
    await tell('changeNews', { params: { id }, body: { summary: 'Tout de suite.' } })
    expect((await api.undoAct({ params: { id: renamed } })).ok).toBe(true)
    expect(await api.getAdminNews({ params: { id } })).toMatchObject({ value: { title: 'Vendanges', summary: 'Tout de suite.' } })
  })

  test('what something else hangs on by now is not undone', async () => {
    const { api, tell, dependencies, entryOf } = await openOwnerStage(await open())
    await tell('createTag', { body: { label: 'Les blancs', slug: 'les-blancs' } })
    const made = await entryOf('tag', 'CREATE')
    const [tag] = (await tell('listAdminTags', { query: { slug: 'les-blancs' } })).tags as { id: string }[]
    await tell('changeProduct', { params: { id: dependencies.product }, body: { tags: [tag?.id] } })
    expect(await api.undoAct({ params: { id: made } })).toMatchObject({ error: { fields: { id: [/s’y rattache/] } } })
    expect((await api.getAdminTag({ params: { id: tag?.id ?? '' } })).ok).toBe(true)
  })

  test('after thirty days an act stays as it is', async () => {
    const { tell, entryOf, later } = await openOwnerStage(await open())
    await tell('createTag', { body: { label: 'Les rosés' } })
    const made = await entryOf('tag', 'CREATE')
    const api = await later(30)
    expect(await api.getAuditEntry({ params: { id: made } })).toMatchObject({ value: { undo: 'PAST' } })
    expect(await api.undoAct({ params: { id: made } })).toMatchObject({ error: { code: 'conflict' } })
  })

  test('a movement of stock is not undone, and the log says so', async () => {
    const { api, tell, dependencies, entryOf } = await openOwnerStage(await open())
    await tell('createStockMovement', { body: { idProduct: dependencies.product, kind: 'RECEIPT', quantity: 12 } })
    const moved = await entryOf('stock-movement', 'CREATE')
    expect(await api.getAuditEntry({ params: { id: moved } })).toMatchObject({ value: { undo: 'NEVER', never: 'STOCK' } })
    expect(await api.undoAct({ params: { id: moved } })).toMatchObject({ error: { fields: { id: [/ne s’annule pas/] } } })
  })

  test('an administrator takes back nothing that only a super-administrator may do', async () => {
    const { tell, entryOf, asAdmin } = await openOwnerStage(await open())
    await tell('createParameter', { body: { type: 'RCS_NUMBER', kind: 'STRING', label: 'RCS', value: '' } })
    const made = await entryOf('parameter', 'CREATE')
    expect(await asAdmin.undoAct({ params: { id: made } })).toMatchObject({ error: { code: 'forbidden' } })
  })

  test('threat 16: what a use case lets a super-administrator alone set, an administrator brings about by no undo and no redo', async () => {
    const { api, tell, entryOf, asAdmin } = await openOwnerStage(await open())
    const guarded = { SCRIPT_ORIGINS: 'https://mesures.example', SCRIPT_TO_LOAD: 'https://mesures.example/a.js' }
    for (const [type, value] of Object.entries(guarded)) {
      for (const set of [value, '']) {
        await tell('changeParameter', { params: { id: type.toLowerCase() }, body: { value: set } })
        const made = await entryOf('parameter', 'CHANGE')
        expect(await asAdmin.undoAct({ params: { id: made } }), type).toMatchObject({ error: { code: 'forbidden' } })
        if (set) continue
        expect((await api.undoAct({ params: { id: made } })).ok).toBe(true)
        expect(await asAdmin.undoAct({ params: { id: await entryOf('parameter', 'UNDO') } }), type).toMatchObject({
          error: { code: 'forbidden' },
        })
      }
    }
  })

  test('threat 38: what wants a proof of who asks wants it of whoever takes it back', async () => {
    const { api, stage, tell, entryOf } = await openOwnerStage(await open())
    await tell('createWebhook', { body: { url: 'https://exemple.fr/appels', events: ['order.placed'] } })
    const made = await entryOf('webhook', 'CREATE')
    const old = new Date(now.getTime() - 3_600_000).toISOString()
    await bindToSite(stage.db, '1').inTransaction((tx) => tx.updateTable('tokens').set({ proven_at: old }).execute())
    expect(await api.undoAct({ params: { id: made } })).toMatchObject({ error: { code: 'unproven' } })
  })
})

/** When something was last written follows from the act of undoing. */
function withoutMoment(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === 'updatedAt' ? undefined : value)))
}
