import { describe, expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

const slug = 'bandeau-des-medailles'

for (const [way, transport] of Object.entries(transports)) {
  describe(`the settings of a component ${way}`, () => {
    eachDatabase(way, (open) => {
      test('[A-06] are public, set by an owner under a slug, replaced whole, and gone when taken away', async () => {
        const stage = await setStage(await open())
        const as = (role?: 'MEMBER' | 'ADMIN', siteId = '1') =>
          transport(stage)({ siteId, ...(role && { token: stage.tokens[siteId]?.[role] }) })
        const read = () => as().getComponentConf({ params: { slug } })
        expect(await codeOf(read())).toBe('not_found')
        const body = { title: 'Nos médailles', columns: 3, isOpen: false }
        expect(await codeOf(as('ADMIN').changeComponentConf({ params: { slug }, body }))).toBe('not_found')
        given(await as('ADMIN').createComponentConf({ body: { slug, conf: body } }))
        expect(await codeOf(as('ADMIN').createComponentConf({ body: { slug, conf: body } }))).toBe('invalid')
        expect(given(await read())).toEqual(body)
        expect(await codeOf(as(undefined, '2').getComponentConf({ params: { slug } }))).toBe('not_found')
        given(await as('ADMIN').changeComponentConf({ params: { slug }, body: { title: 'Palmarès' } }))
        expect(given(await read())).toEqual({ title: 'Palmarès' })
        const deep = { title: { nested: true } } as never
        expect(await codeOf(as('ADMIN').changeComponentConf({ params: { slug }, body: deep }))).toBe('invalid')
        const many = Object.fromEntries(Array.from({ length: 101 }, (_, place) => [`k${place}`, 1]))
        expect(await codeOf(as('ADMIN').changeComponentConf({ params: { slug }, body: many }))).toBe('invalid')
        expect(await codeOf(as('MEMBER').changeComponentConf({ params: { slug }, body }))).toBe('forbidden')
        expect(await codeOf(as().getComponentConf({ params: { slug: 'Pas un slug' } }))).toBe('unreadable')
        given(await as('ADMIN').removeComponentConf({ params: { slug } }))
        expect(await codeOf(read())).toBe('not_found')
        expect(await codeOf(as('ADMIN').removeComponentConf({ params: { slug } }))).toBe('not_found')
      })
    })
  })
}
