import { expect, test } from 'vitest'
import { eachDatabase } from '../../../support/database/databases.ts'
import { codeOf, given } from '../../support/site-calls.ts'
import { setStage, transports } from '../../support/stage.ts'

eachDatabase('fields of the house’s own, of a page', (open) => {
  test('are kept beside its settings, shown where they say so, found, set aside with their values, and taken back as any change', async () => {
    const stage = await setStage(await open())
    const owner = transports['in process'](stage)({ siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN })
    const visitor = transports['in process'](stage)({ siteId: '1' })
    const neighbour = transports['in process'](stage)({ siteId: '2', token: stage.tokens['2']?.SUPER_ADMIN })
    const define = async (label: string, more = {}) =>
      given(await owner.createCustomField({ body: { subject: 'PAGE', kind: 'LINE', label, ...more } }))
    const shown = await define('Lieu-dit', { spots: ['PAGE_FOOT'], isSearched: true })
    await define('Relue le', { kind: 'DAY', isSearched: true })
    expect(await codeOf(owner.createPage({ body: { title: 'Terroir', custom: { autre: 'x' } } }))).toBe('unreadable')
    expect(await codeOf(owner.createPage({ body: { title: 'Terroir', custom: { relue_le: 'hier' } } }))).toBe('invalid')
    const custom = { lieu_dit: 'Sous-Béchet', relue_le: '2026-03-02' }
    const page = given(await owner.createPage({ body: { title: 'Terroir', isValid: true, custom } }))
    expect(page.custom).toEqual(custom)
    const params = { id: page.id }
    expect(given(await owner.getAdminPage({ params })).custom).toEqual(custom)

    // Visitors are told what is shown them, and of the rest not even that it is there.
    const read = async () => given(await visitor.getPage({ params: { url: 'terroir' } }))
    expect((await read()).custom).toEqual({ lieu_dit: 'Sous-Béchet' })
    expect((await read()).customFacts).toMatchObject([{ label: 'Lieu-dit', text: 'Sous-Béchet', spots: ['PAGE_FOOT'] }])
    const fields = async (query = {}) => given(await visitor.listCustomFields({ query })).map(({ key }) => key)
    expect([await fields(), await fields({ subject: 'PRODUCT' })]).toEqual([['lieu_dit'], []])
    const sought = async (text: string) => given(await visitor.searchSite({ query: { q: text } })).results.map(({ id }) => id)
    const found = async (text: string) =>
      given(await owner.listAdminPages({ query: { search: `lk:${text}` } })).pages.map(({ id }) => id)
    expect([await sought('bechet'), await sought('02/03/2026')]).toEqual([[page.id], []])
    expect([await found('BECHET'), await found('02/03'), await found('terroi'), await found('rien')]).toEqual([
      [page.id],
      [page.id],
      [page.id],
      [],
    ])
    expect(given(await neighbour.listAdminPages({ query: { search: 'lk:bechet' } })).pages).toEqual([])

    given(await owner.removeCustomField({ params: { id: shown.id } }))
    expect([(await read()).customFacts, await sought('bechet'), await found('bechet')]).toEqual([[], [], []])
    given(await owner.changeCustomField({ params: { id: shown.id }, body: { isUsed: true } }))
    expect([await sought('bechet'), await found('bechet')]).toEqual([[page.id], [page.id]])

    given(await owner.changePage({ params, body: { custom: { lieu_dit: null } } }))
    expect(await found('bechet')).toEqual([])
    const { entries } = given(await owner.listAuditLog({ query: { resource: 'page', idThing: page.id, act: 'CHANGE' } }))
    given(await owner.undoAct({ params: { id: entries[0]?.id ?? '' } }))
    given(await owner.changePage({ params, body: { menuTitle: 'Le terroir' } }))
    expect(given(await owner.getAdminPage({ params })).custom).toEqual(custom)
    expect(await found('bechet')).toEqual([page.id])
    for (const _ of [1, 2]) given(await owner.removeCustomField({ params: { id: shown.id } }))
    expect(given(await owner.getAdminPage({ params })).custom).toEqual({ relue_le: '2026-03-02' })
  })
})
