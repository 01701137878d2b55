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

    test('takes the blocks along that the site has declared, which another declares as if they were written there', async () => {
      const { shop, owner, said } = await raise()
      const admin = shop.as(shop.stage.tokens['1']?.ADMIN)
      const fields = [{ key: 'nom', label: 'Nom', kind: 'LINE' as const }]
      const declaration = { label: 'Fiche de vigneron', purpose: 'Un vigneron.', fields, template: '<h2>{{nom}}</h2>' }
      const { id } = given(await owner.createOwnBlock({ body: declaration }))
      const aside = given(await owner.createOwnBlock({ body: { label: 'De côté', template: '<p>Rien.</p>' } }))
      given(await owner.changeOwnBlock({ params: { id: aside.id }, body: { isUsed: false } }))
      const fiche = { type: 'own' as const, name: 'fiche_de_vigneron', values: { nom: 'Ève' } }
      const section = given(await owner.createKeptSection({ body: { title: 'Ève', blocks: [fiche] as never } }))
      const file = given(await owner.getLookFile({ query: { sections: section.id } }))
      const [carried] = file.blocks ?? []
      expect([file.version, file.blocks?.length, carried]).toEqual([
        3,
        1,
        expect.objectContaining({ name: 'fiche_de_vigneron', label: 'Fiche de vigneron', template: declaration.template }),
      ])
      const declared = async () =>
        given(await owner.listAdminOwnBlocks({ query: {} })).blocks.map(({ name, template }) => [name, template])
      const titles = async () => given(await owner.listKeptSections({ query: {} })).sections.map(({ title }) => title)
      const known = new Set<string>()
      /** Takes a file in, and answers how the journal knows it. */
      const take = async (body: object) => {
        given(await owner.takeLookFile({ body: body as never }))
        const { entries } = given(await owner.listAuditLog({ query: { nbItem: 100 } }))
        const { id = '' } =
          entries.find(
            (entry) => entry.call === 'POST /admin/look/file' && entry.role === 'SUPER_ADMIN' && !known.has(entry.id),
          ) ?? {}
        known.add(id)
        return { id }
      }
      await take({ file })
      expect(await declared(), 'alike is left as it is').toHaveLength(2)

      given(await owner.removeKeptSection({ params: { id: section.id } }))
      given(await owner.removeOwnBlock({ params: { id } }))
      given(await owner.removeOwnBlock({ params: { id: aside.id } }))
      expect(Object.keys(await said(admin.takeLookFile({ body: { file } }))), 'a house’s staff are told').toEqual(['blocks.0'])
      given(await admin.takeLookFile({ body: { file, leave: ['fiche_de_vigneron'] } }))
      expect([await declared(), await titles()], 'and may take the rest').toEqual([[], []])

      const first = await take({ file })
      expect([await declared(), await titles()]).toEqual([[['fiche_de_vigneron', '<h2>{{nom}}</h2>']], ['Ève']])
      given(await owner.undoAct({ params: first }))
      expect([await declared(), await titles()], 'undone as one').toEqual([[], []])

      const second = await take({ file })
      const { id: kept } = given(await owner.listKeptSections({ query: {} })).sections[0] ?? { id: '' }
      given(await owner.createPage({ body: { title: 'Ève', isValid: true, blocks: [fiche] as never } }))
      expect(await said(owner.undoAct({ params: second })), 'a page that names it keeps it').toHaveProperty('id')
      expect([await declared(), await titles()]).toEqual([[['fiche_de_vigneron', '<h2>{{nom}}</h2>']], ['Ève']])

      const other = { ...carried, template: '<h3>{{nom}}</h3>' } as NonNullable<typeof carried>
      const changed = { ...file, blocks: [other] }
      expect(Object.keys(await said(owner.takeLookFile({ body: { file: changed } }))), 'nothing is written over unsaid').toEqual([
        'blocks.0',
      ])
      await take({ file: changed, leave: [other.name] })
      expect(await declared()).toEqual([['fiche_de_vigneron', '<h2>{{nom}}</h2>']])
      const third = await take({ file: changed, replace: [other.name] })
      expect(await declared()).toEqual([['fiche_de_vigneron', '<h3>{{nom}}</h3>']])
      given(await owner.undoAct({ params: third }))
      expect(await declared()).toEqual([['fiche_de_vigneron', '<h2>{{nom}}</h2>']])
      given(await owner.removeKeptSection({ params: { id: kept } }))

      const gone = { ...file, blocks: [{ ...other, fields: [], template: '<p>Rien.</p>' }] }
      const refused = await said(owner.takeLookFile({ body: { file: gone, replace: [other.name] } }))
      expect(Object.keys(refused), 'what is filled in keeps its field').toEqual(['blocks.0.fields'])
      const fresh = { ...other, name: 'piege' }
      for (const [what, path] of [
        [{ template: '<script>alert(1)</script>' }, 'blocks.0.template'],
        [{ template: '<p onclick="x">{{nom}}</p>' }, 'blocks.0.template'],
        [{ template: '<a href="javascript:alert(1)">{{nom}}</a>' }, 'blocks.0.template'],
        [{ fields: [{ key: 'nom', label: 'Nom', kind: 'LINE', within: 'absente' }] }, 'blocks.0.fields.0.within'],
        [{ name: 'constructor' }, 'file.blocks.0.name'],
        [{ id: 'x' }, 'file.blocks.0.id'],
        [{ template: 'x'.repeat(8193) }, 'file.blocks.0.template'],
      ] as const)
        expect(
          Object.keys(await said(owner.takeLookFile({ body: { file: { ...file, blocks: [{ ...fresh, ...what }] } as never } }))),
        ).toEqual([path])
      const twice = { ...file, blocks: [fresh, fresh] }
      expect(Object.keys(await said(owner.takeLookFile({ body: { file: twice } })))).toEqual(['blocks.1.name'])
      const many = Array.from({ length: 40 }, (_, at) => ({ ...fresh, name: `bloc_${at}` }))
      expect(Object.keys(await said(owner.takeLookFile({ body: { file: { ...file, blocks: many } } })))).toEqual(['blocks'])
      expect(await declared(), 'nothing of a refused file stays').toEqual([['fiche_de_vigneron', '<h2>{{nom}}</h2>']])
      expect(await titles()).toEqual([])
    })
  })
}
