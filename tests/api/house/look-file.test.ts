import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../support/database/databases.ts'
import { given } from '../support/accounts.ts'
import { openMembers } from '../support/members.ts'
import { ask, asRole, transports } from '../support/stage.ts'

const woff2 = readFileSync('node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2')
const font = await subsetFont(woff2, 'Vin', { targetFormat: 'woff2' })

for (const [name, transport] of Object.entries(transports)) {
  eachDatabase(`a look as a file ${name}`, (open) => {
    async function raise() {
      const shop = await openMembers(await open(), transport)
      const owner = shop.as(shop.stage.tokens['1']?.SUPER_ADMIN)
      const said = async (asked: Promise<{ ok: boolean; error?: { fields?: Record<string, string[]> } }>) =>
        (await asked).error?.fields ?? {}
      return { shop, owner, said }
    }

    test('takes the sections along that were named, which join those of another house as they are checked', async () => {
      const { owner, said } = await raise()
      const keep = async (title: string) => {
        const { blocks } = given(await owner.createKeptSection({ body: { title, blocks: [] } }))
        return blocks
      }
      expect(await keep('Vide')).toEqual([])
      const stage = [{ type: 'quote' as const, text: 'Sous la treille.', author: 'Jeanne' }]
      const made = await owner.createKeptSection({ body: { title: 'Mot de Jeanne', blocks: stage as never } })
      const { id, blocks } = given(made)
      given(await owner.saveLookDraft({ body: { look: { ART_DIRECTION: 'CAVE' } } }))
      expect(given(await owner.getLookFile()).version).toBe(1)
      const file = given(await owner.getLookFile({ query: { sections: `${id},absent` } }))
      const many = Array.from({ length: 21 }, (_, at) => `s${at}`).join(',')
      expect(await said(owner.getLookFile({ query: { sections: many } })), 'none is left out unsaid').toHaveProperty('sections')
      expect(file).toMatchObject({ version: 2, look: { ART_DIRECTION: 'CAVE' }, sections: [{ title: 'Mot de Jeanne', blocks }] })

      given(await owner.removeKeptSection({ params: { id } }))
      given(await owner.takeLookFile({ body: { file } }))
      const titles = async () => given(await owner.listKeptSections({ query: {} })).sections.map(({ title }) => title)
      expect(await titles()).toEqual(['Mot de Jeanne', 'Vide'])
      const { entries } = given(await owner.listAuditLog({ query: {} }))
      const act = entries.find(({ call }) => call === 'POST /admin/look/file')
      given(await owner.undoAct({ params: { id: act?.id ?? '' } }))
      expect(await titles()).toEqual(['Vide'])

      for (let turn = 0; turn < 2; turn += 1) given(await owner.takeLookFile({ body: { file } }))
      expect(await titles()).toEqual(['Mot de Jeanne', 'Vide'])
      const { sections } = given(await owner.listKeptSections({ query: {} }))
      expect(sections[0]?.blocks).toEqual(blocks)

      const hostile = { title: 'Piège', blocks: [...blocks, { type: 'script', code: 'alert(1)' }] }
      const fields = await said(owner.takeLookFile({ body: { file: { ...file, sections: [hostile] } as never } }))
      expect(Object.keys(fields).join()).toMatch(/sections\.0\.blocks\.1/)
    })

    test('takes a font along where its licence lets it, and brings in none that is not what it says', async () => {
      const { shop, owner, said } = await raise()
      const { id } = given(await owner.createFont({ body: { type: 'TITLE', family: 'serif' } }))
      const send = async (isFree: boolean) => {
        const body = new FormData()
        body.append('licence', 'SIL OFL 1.1')
        body.append('isFree', String(isFree))
        body.append('images', new File([new Uint8Array(font)], 'Treille.woff2'))
        const headers = asRole(shop.stage, 'SUPER_ADMIN')
        return (await ask(shop.stage, `/admin/font/${id}/file`, { method: 'POST', body, headers })).status
      }
      expect(await send(false)).toBe(200)
      expect(given(await owner.getLookFile())).toMatchObject({ version: 1, look: {} })
      expect(await send(true)).toBe(200)
      const file = given(await owner.getLookFile())
      const [carried] = file.fonts ?? []
      expect(file).toMatchObject({ version: 2, look: { FONT_TITLE: carried?.name }, fonts: [{ licence: 'SIL OFL 1.1' }] })

      await shop.site.inTransaction((tx) => tx.deleteFrom('font_files').execute())
      given(await owner.changeFont({ params: { id }, body: { family: 'serif' } }))
      expect(given(await owner.takeLookFile({ body: { file } })).look.FONT_TITLE).toBe(carried?.name)
      given(await owner.publishLookDraft({ body: {} }))
      const worn = given(await owner.getAdminFont({ params: { id } }))
      expect(worn).toMatchObject({ file: carried?.name, family: 'treille', licence: 'SIL OFL 1.1', isFree: true })

      const swapped = { ...carried, name: 'autre-0123456789ab.woff2' }
      const script = { ...carried, content: Buffer.from('<script>alert(1)</script>').toString('base64') }
      for (const fonts of [[swapped], [script]])
        expect(Object.keys(await said(owner.takeLookFile({ body: { file: { ...file, fonts } as never } })))).toEqual(['fonts.0'])
      const unnamed = { ...file, fonts: [{ ...carried, licence: '' }] }
      expect(Object.keys(await said(owner.takeLookFile({ body: { file: unnamed as never } }))).join()).toContain('licence')
      expect(await shop.site.read.selectFrom('font_files').select('name').execute()).toHaveLength(1)
    })
  })
}
