import { expect, test } from 'vitest'
import { bindToSite } from '#api/platform/database/database.ts'
import { eachDatabase } from '../../support/database/databases.ts'
import { codeOf, given } from '../support/site-calls.ts'
import { setStage, transports } from '../support/stage.ts'

const fields = [
  { key: 'nom', label: 'Nom', kind: 'LINE' as const },
  { key: 'texte', label: 'Portrait', kind: 'TEXT' as const },
  { key: 'parcelles', label: 'Parcelles', kind: 'LIST' as const, most: 2 },
  { key: 'lieu', label: 'Lieu-dit', kind: 'LINE' as const, within: 'parcelles' },
]
const template = '<h2>{{nom}}</h2>{{?texte}}<p>{{texte}}</p>{{/texte}}<ul>{{#parcelles}}<li>{{lieu}}</li>{{/parcelles}}</ul>'
const fiche = (values: object, name = 'fiche_de_vigneron') => ({ type: 'own', name, values }) as never

for (const [transport, as] of Object.entries(transports)) {
  eachDatabase(`blocks that a site declares, ${transport}`, (open) => {
    test('are checked when they are saved, found by what is filled in, set aside while a page has them, and no neighbour’s', async () => {
      const stage = await setStage(await open())
      const owner = as(stage)({ siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN })
      const admin = as(stage)({ siteId: '1', token: stage.tokens['1']?.ADMIN })
      const visitor = as(stage)({ siteId: '1' })
      const neighbour = as(stage)({ siteId: '2', token: stage.tokens['2']?.SUPER_ADMIN })
      const body = { label: 'Fiche de vigneron', fields, template }
      const save = (who: typeof owner, block: never, title = 'Les vignerons') =>
        who.createPage({ body: { title, isValid: true, blocks: [block] } })

      expect(await codeOf(admin.createOwnBlock({ body }))).toBe('forbidden')
      expect(await save(owner, fiche({}))).toMatchObject({
        error: { code: 'invalid', fields: { 'blocks.0.name': [expect.stringContaining('pas déclaré sur ce site')] } },
      })
      const refused = await owner.createOwnBlock({ body: { ...body, template: '<p>\n<script>x</script></p>' } })
      expect(refused).toMatchObject({
        error: { fields: { template: [expect.stringMatching(/^Ligne 2, colonne 1 : l’élément/)] } },
      })
      const kind = given(await owner.createOwnBlock({ body }))
      expect(kind).toMatchObject({ name: 'fiche_de_vigneron', uses: 0, isUsed: true })
      expect(await codeOf(owner.createOwnBlock({ body }))).toBe('invalid')
      expect(given(await visitor.listOwnBlocks()).map(({ name }) => name)).toEqual(['fiche_de_vigneron'])
      expect(given(await neighbour.listAdminOwnBlocks()).blocks).toEqual([])
      expect(await codeOf(neighbour.getAdminOwnBlock({ params: { id: kind.id } }))).toBe('not_found')
      expect(await codeOf(save(neighbour, fiche({})))).toBe('invalid')

      const three = [{ lieu: 'a' }, { lieu: 'b' }, { lieu: 'c' }]
      expect(await save(admin, fiche({ nom: 3, autre: 'x', parcelles: three }))).toMatchObject({
        error: {
          fields: {
            'blocks.0.values.nom': [expect.any(String)],
            'blocks.0.values.autre': [expect.any(String)],
            'blocks.0.values.parcelles': [expect.any(String)],
          },
        },
      })
      const values = { nom: 'Ève Zorglub', texte: 'Née sous le clocher.', parcelles: [{ lieu: 'En Curoulet' }] }
      const page = given(await save(admin, fiche(values)))
      expect(page.blocks).toEqual([fiche(values)])
      const sought = async (text: string) => given(await visitor.searchSite({ query: { q: text } })).results.map(({ id }) => id)
      expect([await sought('zorglub'), await sought('curoulet')]).toEqual([[page.id], [page.id]])

      // What is filled in keeps its field.
      const params = { id: kind.id }
      expect(await codeOf(owner.changeOwnBlock({ params, body: { fields: fields.slice(1), template: '{{texte}}' } }))).toBe(
        'invalid',
      )
      const other = fields.map((field) => (field.key === 'nom' ? { ...field, kind: 'NUMBER' as const } : field))
      expect(await codeOf(owner.changeOwnBlock({ params, body: { fields: other } }))).toBe('invalid')
      given(await owner.changeOwnBlock({ params, body: { template: '<h2>{{nom}}</h2>' } }))
      expect(given(await visitor.listOwnBlocks())[0]?.template).toBe('<h2>{{nom}}</h2>')
      const { entries } = given(await owner.listAuditLog({ query: { resource: 'own-block', act: 'CHANGE' } }))
      given(await owner.undoAct({ params: { id: entries[0]?.id ?? '' } }))
      expect(given(await visitor.listOwnBlocks())[0]?.template).toBe(template)

      given(await owner.removeOwnBlock({ params }))
      expect(given(await owner.getAdminOwnBlock({ params }))).toMatchObject({ isUsed: false, uses: 1 })
      expect([given(await visitor.listOwnBlocks()), await sought('zorglub')]).toEqual([[], []])
      // The page is still saved as it is.
      given(await admin.changePage({ params: { id: page.id }, body: { blocks: page.blocks } }))
      given(await owner.changeOwnBlock({ params, body: { isUsed: true } }))
      expect(await sought('zorglub')).toEqual([page.id])
      given(await admin.removePage({ params: { id: page.id } }))
      given(await owner.removeOwnBlock({ params }))
      expect(await codeOf(owner.getAdminOwnBlock({ params }))).toBe('not_found')
    })

    test('one that was declared with fields called width and air is saved again, and shows its own beside those of every block', async () => {
      const stage = await setStage(await open())
      const owner = as(stage)({ siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN })
      const visitor = as(stage)({ siteId: '1' })
      const rest = { purpose: '', is_used: 1 as const, sort_order: 0 }
      const measured = [
        { key: 'width', label: 'Largeur de la cuve', kind: 'LINE' as const },
        { key: 'air', label: 'Air de la cave', kind: 'TEXT' as const },
      ]
      // As it was stored while these names were nothing else.
      await bindToSite(stage.db, '1').inTransaction((tx) =>
        tx
          .insertInto('own_blocks')
          .values({
            id: 'cuve',
            name: 'cuve',
            label: 'Cuve',
            fields: JSON.stringify(measured),
            template: '<p>{{width}}</p>',
            ...rest,
          })
          .execute(),
      )
      const cuve = { type: 'own', name: 'cuve', width: 'full', values: { width: 'Deux mètres', air: 'neutre en carbone' } }
      const page = given(await owner.createPage({ body: { title: 'La cuve', isValid: true, blocks: [cuve as never] } }))
      const template = '<p>{{width}}, {{air}}</p>'
      given(await owner.changeOwnBlock({ params: { id: 'cuve' }, body: { label: 'Cuve', fields: measured, template } }))
      given(await owner.changePage({ params: { id: page.id }, body: { blocks: page.blocks } }))
      const shown = given(await visitor.getPage({ params: { url: page.url } }))
      expect(shown.blocks).toEqual([cuve])
      expect(given(await visitor.listOwnBlocks())[0]).toMatchObject({ name: 'cuve', template })
      expect(given(await owner.inspectShop()).found.map(({ id, rule }) => [id, rule])).toEqual([[page.id, 'carbon']])
    })

    test('are found and read over for the law by what they show, with the words of their template', async () => {
      const stage = await setStage(await open())
      const owner = as(stage)({ siteId: '1', token: stage.tokens['1']?.SUPER_ADMIN })
      const visitor = as(stage)({ siteId: '1' })
      const promise = '{{?texte}}<p>Un domaine <strong>neutre</strong> en carbone, {{texte}}.</p>{{/texte}}'
      const body = { label: 'Fiche de vigneron', fields, template: `<h2>Rocailles de {{nom}}</h2>${promise}` }
      const kind = given(await owner.createOwnBlock({ body }))
      const page = given(
        await owner.createPage({ body: { title: 'Les vignerons', isValid: true, blocks: [fiche({ nom: 'Ève' })] } }),
      )
      const params = { id: page.id }
      const sought = async (text: string) => given(await visitor.searchSite({ query: { q: text } })).results.map(({ id }) => id)
      const minded = async () => given(await owner.inspectShop()).found.map(({ kind, id, rule }) => [kind, id, rule])
      expect([await sought('rocailles'), await sought('carbone')], 'what is not shown is not found').toEqual([[page.id], []])
      expect(await minded()).toEqual([])

      given(await owner.changePage({ params, body: { blocks: [fiche({ nom: 'Ève', texte: 'depuis dix ans' })] } }))
      expect([await sought('carbone'), await minded()]).toEqual([[page.id], [['page', page.id, 'carbon']]])

      given(await owner.changeOwnBlock({ params: { id: kind.id }, body: { template: '<h2>Murets de {{nom}}</h2>' } }))
      expect([await sought('rocailles'), await sought('murets'), await minded()]).toEqual([[], [page.id], []])
      // What pages do not show is nobody's.
      expect(await sought('depuis')).toEqual([])
      given(await owner.removeOwnBlock({ params: { id: kind.id } }))
      expect(await sought('murets')).toEqual([])
    })
  })
}
